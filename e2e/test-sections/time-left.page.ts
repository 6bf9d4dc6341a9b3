import type { Page } from '@playwright/test';
import type pg from 'pg';
import { examRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, testSectionPageOf } from '../support/test-section.ts';

const digital = () =>
  examRows({
    edition: 'sat-digital',
    topics: {},
    tests: [
      { section: 'Math1', variant: 'mock', questions: ['One', 'Two'].map((text) => ({ text, choices: yesOrNo })) },
    ],
  });

/** Sets the beginning back, as if so many minutes had passed since. */
async function pass(db: pg.Client, exam: string, minutes: number): Promise<void> {
  await db.query(`update test_attempts set begun_at = begun_at - $2 * interval '1 minute' where exam_id = $1`, [
    exam,
    minutes,
  ]);
}

test('the clock runs while the page is closed, with the time granted; the hidden one is shown for the last five minutes', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = digital();
  const testPage = testSectionPageOf(page);
  const timer = page.getByRole('timer', { name: 'Time left' }).first();
  await mountPage(exam.test('Math1', 'mock').address, { as: 'student', planted: exam });
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
  await page.getByRole('radio', { name: 'Time and a half' }).check({ force: true });
  await testPage.begin();
  await expect(timer).toContainText(/^52:[0-3]\d left/);
  await page
    .getByRole('radio', { name: 'Hidden' })
    .or(page.getByRole('switch', { name: /clock/i }))
    .first()
    .click();
  await expect(timer).toHaveCount(0);
  await pass(db, exam.id, 48);
  await page.reload();
  await expect(timer).toContainText(/^4:[0-3]\d left/);
});

test('who comes back after the end finds the section handed in', async ({ page, app, db, mountPage }) => {
  const exam = digital();
  const testPage = testSectionPageOf(page);
  const { address } = exam.test('Math1', 'mock');
  await mountPage(address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.next.click();
  await expect(testPage.saved).toHaveText('Saved');
  await pass(db, exam.id, 36);
  await page.goto(`${app.learner}/home`);
  await page.goto(app.learner + address);
  await expect(testPage.alert('Test submitted')).toBeVisible();
  expect(await readProgress(page, app, exam, 'Math1')).toMatchObject({ submitted: true, math_score: 1, timed: true });
});

test('a device whose clock runs ahead goes on with the time that the server says', async ({ page, app, mountPage }) => {
  const exam = digital();
  const testPage = testSectionPageOf(page);
  await page.clock.install();
  await mountPage(exam.test('Math1', 'mock').address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  await page.clock.fastForward('35:00');
  await expect(testPage.alert('The time is over. The section is handed in.')).toBeVisible();
  await expect(page.getByRole('timer', { name: 'Time left' }).first()).toContainText(/^34:\d\d left/);
  await expect(testPage.number).toBeVisible();
  expect(await readProgress(page, app, exam, 'Math1')).toMatchObject({ submitted: false });
});

test('a second device asks before it continues, and the first one stops and says so', async ({
  page,
  app,
  browser,
  mountPage,
}) => {
  const exam = digital();
  const { address } = exam.test('Math1', 'mock');
  const testPage = testSectionPageOf(page);
  const stopped = (of: Page) => of.getByRole('heading', { name: 'This test is open on another device.' });
  await mountPage(address, { as: 'student', planted: exam });
  await testPage.begin();
  await testPage.choose('Yes');
  await testPage.next.click();
  await expect(testPage.saved).toHaveText('Saved');

  const other = await browser.newContext();
  const session = await page.evaluate(() => localStorage.getItem('fourfold.session') ?? '');
  await other.addInitScript((text) => localStorage.setItem('fourfold.session', text), session);
  const second = await other.newPage();
  await second.goto(app.learner + address);
  await expect(stopped(second)).toBeVisible();
  await second.getByRole('button', { name: 'Continue here' }).click();
  await expect(testSectionPageOf(second).number).toHaveText(/^Question \d/);
  await expect(second.getByRole('timer', { name: 'Time left' }).first()).toContainText(/^34:\d\d left/);

  // An answer on the first device is saved. The reply says that another device has the test.
  await testPage.choose('No');
  await expect(stopped(page)).toBeVisible();
  await testSectionPageOf(second).submitTest.click();
  await testSectionPageOf(second).ok.click();
  await expect(testSectionPageOf(second).alert('Test submitted')).toBeVisible();
  expect(await readProgress(second, app, exam, 'Math1')).toMatchObject({ submitted: true, math_score: 1 });
  await other.close();
});
