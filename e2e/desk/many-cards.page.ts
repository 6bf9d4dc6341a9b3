import { yesOrNo } from '../content.ts';
import { cardOf, expect, openCard, test } from '../desk.ts';

test('opening a card draws that card alone, however many are on the page', async ({ page, app, openDesk }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  /** How often functions are called while one card of so many is opened. */
  const callsAmong = async (count: number) => {
    const sequence = Array.from({ length: count }, (_, at) => [`q${at}`, { text: `${at}?`, choices: yesOrNo }]);
    await openDesk({ sequence: Object.fromEntries(sequence) });
    await expect(cardOf(page, count)).toBeAttached();
    // No editor is there before one is asked for.
    await expect(page.locator('[contenteditable]')).toHaveCount(0);
    // The first card loads the code of what is in it.
    for (const number of [1, 2]) {
      await openCard(page, number);
      await expect(cardOf(page, number).getByRole('list', { name: 'Answers' })).toBeVisible();
    }
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
    await openCard(page, 3);
    await expect(cardOf(page, 3).getByRole('list', { name: 'Answers' })).toBeVisible();
    const { result } = await devtools.send('Profiler.takePreciseCoverage');
    await devtools.send('Profiler.stopPreciseCoverage');
    // Playwright's own scripts have no address.
    return result
      .filter(({ url }) => url.startsWith(app.studio))
      .flatMap(({ functions }) => functions)
      .reduce((sum, { ranges }) => sum + (ranges[0]?.count ?? 0), 0);
  };
  const many = await callsAmong(60);
  // 1.1 times as many as among ten; 3.2 times where each opening draws all cards.
  expect(many / (await callsAmong(10))).toBeLessThan(1.8);
});
