import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, testSectionPageOf } from '../support/test-section.ts';

test.use({ serviceWorkers: 'allow' });

const questions = ['One', 'Two', 'Three'].map((text) => ({ text, choices: yesOrNo }));

/** Minutes left, and up to two fewer, which the page itself took. */
const left = (minutes: number) => new RegExp(`^(${minutes}|${minutes - 1}|${minutes - 2}):\\d\\d left`);

test('a section in practice mode is begun, left without a network, continued days later and on a second device, finished after its time, and is marked in the list and the report', async ({
  page,
  app,
  browser,
  mountPage,
}) => {
  test.slow();
  const exam = examRows({
    edition: 'sat-digital',
    topics: {},
    tests: (['Math1', 'Math2Easier', 'Math2Harder'] as const).map((section) => ({
      ...{ section, variant: 'mock' as const, questions },
    })),
  });
  const { address } = exam.test('Math1', 'mock');
  const testPage = testSectionPageOf(page);
  const timer = page.getByRole('timer', { name: 'Time left' }).first();
  await page.clock.install();
  await mountPage(address, { as: 'student', planted: exam });
  await expect(page.getByText('Ready without a network', { exact: true })).toBeVisible();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
  await page.getByRole('radio', { name: 'Practice mode' }).check({ force: true });
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.next.click();
  await expect(testPage.saved).toHaveText('Saved');

  // Without a network the clock runs while the page is in view, and a reload goes on where it was.
  await page.context().setOffline(true);
  await testPage.choose('Yes');
  await page.clock.runFor('10:00');
  await page.reload();
  await expect(timer).toContainText(left(25));
  await expect(testPage.chosen('A')).toBeChecked();

  // Days later, with a network: nothing was handed in.
  await page.goto('about:blank');
  await page.context().setOffline(false);
  await page.clock.setSystemTime(Date.now() + 3 * 86_400_000);
  await page.goto(app.learner + address);
  await expect(timer).toContainText(left(25));
  await testPage.waitUntilSent();

  // A second device has the answers and the time, once it continues the section.
  const other = await browser.newContext();
  const session = await page.evaluate(() => localStorage.getItem('fourfold.session') ?? '');
  await other.addInitScript((text) => localStorage.setItem('fourfold.session', text), session);
  const second = await other.newPage();
  await second.clock.install();
  await second.goto(app.learner + address);
  await expect(second.getByText(/^What was answered there is saved .* Continue there, or here\.$/)).not.toContainText(
    'clock',
  );
  await second.getByRole('button', { name: 'Continue here' }).click();
  const secondTimer = second.getByRole('timer', { name: 'Time left' }).first();
  await expect(secondTimer).toContainText(left(25));
  await second.clock.runFor('30:00');
  await expect(secondTimer).toContainText(/^\+[4-7]:\d\d over/);
  const secondPage = testSectionPageOf(second);
  await secondPage.mapButton(3).first().click();
  await secondPage.choose('Yes');
  await secondPage.waitUntilSent();
  await secondPage.submitTest.click();
  await secondPage.ok.click();

  // The result chose the second module, which goes on in practice mode.
  await expect(secondTimer).toContainText(left(35));
  expect(await readProgress(second, app, exam, 'Math1')).toMatchObject({
    ...{ submitted: true, practice: true, math_score: 3, timed: false, next_section: 'Math2Harder' },
  });
  await second.goto(`${app.learner}/home/sats?sat=${exam.id}`);
  await expect(second.getByText(/practice mode/).first()).toBeVisible();
  await second.goto(`${app.learner}/home/score-report/${exam.id}/mock`);
  await expect(second.getByText('Practice mode.', { exact: true })).toBeVisible();
  await other.close();
});
