import { row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { examRows, personRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { readProgress, testSectionPageOf } from '../support/test-section.ts';

const questions = ['One', 'Two', 'Three'].map((text) => ({ text, choices: yesOrNo }));
const digital = () =>
  examRows({
    edition: 'sat-digital',
    topics: {},
    tests: (['Math1', 'Math2Easier', 'Math2Harder'] as const).map((section) => ({
      ...{ section, variant: 'mock' as const, questions },
    })),
  });
const address = (exam: ReturnType<typeof digital>) => exam.test('Math1', 'mock').address;

const practicePageOf = (page: Page) => ({
  ...testSectionPageOf(page),
  mode: page.getByRole('radio', { name: 'Practice mode' }),
  timer: page.getByRole('timer', { name: 'Time left' }).first(),
  pause: page.getByRole('button', { name: 'Pause' }),
  paused: page.getByRole('heading', { name: 'Paused' }),
  resume: page.getByRole('button', { name: 'Continue', exact: true }),
});

/** Five minutes in view, and up to two more that the page itself took. */
const after5 = /^(30|29|28):\d\d left/;

async function setVisibility(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

test('the introduction says what each mode does; the clock of practice mode stops while the student is away', async ({
  page,
  mountPage,
}) => {
  const exam = digital();
  const { mode, timer, pause, paused, resume, ...testPage } = practicePageOf(page);
  await page.clock.install();
  await mountPage(address(exam), { as: 'student', planted: exam });
  await expect(page.getByRole('radio', { name: 'Test mode' })).toBeChecked();
  await expect(page.getByText(/^Closing the tab does not stop the clock/)).toBeVisible();
  await mode.check({ force: true });
  await expect(page.getByText(/^The clock stops while you are away/)).toBeVisible();
  await expect(page.getByText(/^Closing the tab/)).toHaveCount(0);
  await testPage.begin();
  await page.clock.runFor('05:00');
  await expect(timer).toContainText(after5);

  await setVisibility(page, 'hidden');
  await page.clock.runFor('10:00');
  await setVisibility(page, 'visible');
  await page.clock.runFor('00:02');
  await expect(timer).toContainText(after5);

  await testPage.choose('Yes');
  await pause.click();
  await expect(paused).toBeVisible();
  await expect(testPage.number).toHaveCount(0);
  await expect(page.getByText(/^(30|29|28):\d\d left\. The clock is stopped/)).toBeVisible();
  await page.clock.runFor('20:00');
  await resume.click();
  await expect(testPage.chosen('A')).toBeChecked();
  await expect(timer).toContainText(after5);

  await page.clock.runFor('10:00');
  await page.reload();
  await expect(timer).toContainText(/^(20|19|18):\d\d left/);
  await expect(testPage.chosen('A')).toBeChecked();
});

test('at the end of the time nothing is handed in: the clock counts on, and every answer counts', async ({
  page,
  app,
  mountPage,
}) => {
  const exam = digital();
  const { mode, timer, ...testPage } = practicePageOf(page);
  await page.clock.install();
  await mountPage(address(exam), { as: 'student', planted: exam });
  await mode.check({ force: true });
  await testPage.begin();
  await page.clock.runFor('30:01');
  await expect(testPage.alert('Five minutes are left.')).toBeVisible();
  await page.clock.runFor('05:00');
  await expect(testPage.alert(/35:00, is over\. You can go on: nothing is submitted by itself/)).toBeVisible();
  await page.clock.runFor('01:00');
  await expect(timer).toContainText(/^\+[12]:\d\d over/);
  for (const _ of ['One', 'Two']) {
    await testPage.choose('Yes');
    await testPage.next.click();
  }
  await testPage.choose('Yes');
  await testPage.waitUntilSent();
  await testPage.submitTest.click();
  await testPage.ok.click();
  // The second module goes on in practice mode.
  await expect(timer).toContainText(/^3[345]:\d\d left/);
  expect(await readProgress(page, app, exam, 'Math1')).toMatchObject({
    ...{ submitted: true, practice: true, math_score: 3, timed: false },
  });
});

test('a student who was granted time has it in practice mode, too, or chooses another one', async ({
  page,
  mountPage,
}) => {
  const [exam, student] = [digital(), personRows('student')];
  const grant = { rows: [row('granted_time', { user_id: student.account.id, until: '2099-12-31', time_factor: 1.5 })] };
  const { mode, timer, ...testPage } = practicePageOf(page);
  await mountPage(address(exam), { as: student, planted: [student, grant, exam] });
  await expect(page.getByRole('radiogroup', { name: 'Extra time' })).toHaveCount(0);
  await mode.check({ force: true });
  await expect(page.getByText('22 questions, 53 minutes, 35 extended')).toBeVisible();
  await page.getByRole('radio', { name: 'Standard time' }).check({ force: true });
  await expect(page.getByText('22 questions, 35 minutes', { exact: true })).toBeVisible();
  await testPage.begin();
  await expect(timer).toContainText(/^3[345]:\d\d left/);
});

test('practice mode passes axe with the keyboard alone: its choice, its clock and its pause', async ({
  page,
  mountPage,
}) => {
  const exam = digital();
  const { mode, pause, paused, resume, ...testPage } = practicePageOf(page);
  await mountPage(address(exam), { as: 'student', planted: exam });
  await page.getByRole('radio', { name: 'Test mode' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(mode).toBeChecked();
  await expectAccessible(page);
  await testPage.start.press('Enter');
  await expect(pause).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await pause.press('Enter');
  await expect(paused).toBeVisible();
  await expect(page.locator('main')).toBeFocused();
  await expectAccessible(page, ['dark']);
  await page.keyboard.press('Tab');
  await expect(resume).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(testPage.number).toBeVisible();
});
