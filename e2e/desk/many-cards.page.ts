import { cardOf, expect, openCard, test } from '../support/desk.ts';
import { yesOrNo } from '../support/planting.ts';

test('opening a card renders only that card, on a page with many cards', async ({ page, app, openDesk }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  /** Counts the function calls while one of this many cards opens. */
  const countCalls = async (count: number) => {
    const sequence = Array.from({ length: count }, (_, at) => [`q${at}`, { text: `${at}?`, choices: yesOrNo }]);
    await openDesk({ sequence: Object.fromEntries(sequence) });
    await expect(cardOf(page, count)).toBeAttached();
    // No editor exists before a form is opened.
    await expect(page.locator('[contenteditable]')).toHaveCount(0);
    // The first cards load the code of an open card.
    for (const number of [1, 2]) {
      await openCard(page, number);
      await expect(cardOf(page, number).getByRole('list', { name: 'Answers' })).toBeVisible();
    }
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await openCard(page, 3);
    await expect(cardOf(page, 3).getByRole('list', { name: 'Answers' })).toBeVisible();
    const { result } = await devtools.send('Profiler.takePreciseCoverage');
    await devtools.send('Profiler.stopPreciseCoverage');
    // Playwright's own scripts have no URL.
    return result
      .filter(({ url }) => url.startsWith(app.studio))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  };
  const many = await countCalls(60);
  // Measured: 1.1 times the calls of ten cards; 3.2 times if each opening renders all cards.
  expect(many / (await countCalls(10))).toBeLessThan(1.8);
});
