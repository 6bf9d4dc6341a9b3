import type { Page } from '@playwright/test';
import { examRowOf, recordCalls } from '../support/exam-families.ts';
import { testAttemptRows } from '../support/exam-result-rows.ts';
import { type ExamPlanting, examRows, personRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

type Variant = 'mock' | 'real';

const questions = [1, 2, 3].map((nth) => ({ text: `Test question ${nth}?`, choices: yesOrNo }));
const score = { correct: 1, questions: 3 };

/** An exam with published tests of these variants. */
function examWithTests(family: 'sat' | 'act', variants: readonly Variant[], overrides: Partial<ExamPlanting> = {}) {
  const sections = family === 'sat' ? ['MathNoCalc', 'MathCalc'] : ['Mathematics'];
  const tests = sections.flatMap((section) => variants.map((variant) => ({ section, variant, questions })));
  return examRows({ family, topics: {}, tests, ...overrides });
}

function examListItemOf(page: Page, exam: { title: string }) {
  const row = examRowOf(page, exam.title);
  return {
    row,
    toggle: row.getByRole('button', { name: exam.title, exact: true }),
    testMode: row.getByRole('switch', { name: 'Test mode' }),
    grading: row.getByRole('switch', { name: 'Grading mode' }),
    mock: row.getByRole('radio', { name: 'Mock' }),
    real: row.getByRole('radio', { name: 'Real' }),
    tests: row.getByRole('link', { name: /^(Take Test|Continue|Review Test)/ }),
    test: (action: 'Take Test' | 'Continue' | 'Review Test', section: string) =>
      row.getByRole('link', { name: `${action}: ${section}` }),
    reset: row.getByRole('button', { name: /^Reset Test/ }),
  };
}

test('offers Test mode for a fully published variant, Mock and Real if both are, and Grading mode at the same time [TST-008, TST-009, SAT-015]', async ({
  page,
  mountPage,
}) => {
  const untested = examRows({ topics: {} });
  // One of the SAT's two sections is not enough.
  const partlyTested = examRows({ topics: {}, tests: [{ section: 'MathNoCalc', variant: 'mock', questions }] });
  const [real, both] = [examWithTests('sat', ['real']), examWithTests('sat', ['mock', 'real'])];
  await mountPage('/home/sats', { as: 'student', planted: [untested, partlyTested, real, both] });
  for (const exam of [untested, partlyTested]) {
    const closed = examListItemOf(page, exam);
    await closed.toggle.click();
    await expect(closed.grading).toBeVisible();
    await expect(closed.testMode).toHaveCount(0);
  }
  const realOnly = examListItemOf(page, real);
  await realOnly.toggle.click();
  await expect(realOnly.testMode).not.toBeChecked();
  await realOnly.testMode.check({ force: true });
  await expect(realOnly.real).toBeChecked();
  await expect(realOnly.mock).toBeDisabled();
  await expect(realOnly.real).toBeDisabled();
  const bothVariants = examListItemOf(page, both);
  await bothVariants.toggle.click();
  await bothVariants.testMode.check({ force: true });
  await expect(bothVariants.mock).toBeChecked();
  await bothVariants.real.check({ force: true });
  await expect(bothVariants.tests.first()).toHaveAttribute('href', both.test('MathNoCalc', 'real').address);
  await expect(bothVariants.row.getByRole('progressbar').first()).toBeVisible();
  await bothVariants.grading.check({ force: true });
  await expect(bothVariants.row.getByRole('switch', { name: /^Timed/ })).toHaveCount(4);
  await expect(bothVariants.row.getByRole('button', { name: /^Action/ })).toHaveCount(4);
});

test('a section of a SAT can be taken, continued or reviewed; turning on Test mode loads its progress once [TST-010, TST-012, TST-013, TST-014]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const exam = examWithTests('sat', ['mock', 'real']);
  const attempts = [
    testAttemptRows(student, { exam: exam.id, section: 'MathNoCalc' }),
    testAttemptRows(student, { exam: exam.id, section: 'MathCalc', score }),
  ];
  const progressCalls = recordCalls(page, /test_progresses\/get_progresses/);
  await mountPage('/home/sats', { as: student, planted: [student, exam, ...attempts] });
  const list = examListItemOf(page, exam);
  await list.toggle.click();
  await expect(list.testMode).toBeVisible();
  expect(progressCalls).toEqual([]);
  await list.testMode.check({ force: true });
  const address = (section: string) => exam.test(section, 'mock').address;
  await expect(list.test('Continue', 'Math - No Calculator')).toHaveAttribute('href', address('MathNoCalc'));
  await expect(list.test('Review Test', 'Math - Calculator')).toHaveAttribute('href', address('MathCalc'));
  await expect(list.row.getByRole('region', { name: 'Math - Calculator' })).toContainText('test: 1 of 3 right');
  await expect(list.reset).toHaveCount(0);
  // The other variant has not been started.
  await list.real.check({ force: true });
  await expect(list.tests).toHaveText(['Take Test', 'Take Test']);
  await list.testMode.uncheck({ force: true });
  await expect(list.tests).toHaveCount(0);
  await list.testMode.check({ force: true });
  await list.toggle.click();
  await list.toggle.click();
  await expect(list.tests.first()).toBeVisible();
  expect(progressCalls).toHaveLength(1);
});

test('an ACT has a test of Mathematics alone with its score, which an admin resets [TST-011, TST-022, TST-023]', async ({
  page,
  mountPage,
}) => {
  const admin = personRows('admin');
  const exam = examWithTests('act', ['mock']);
  const attempts = testAttemptRows(admin, { exam: exam.id, section: 'Mathematics', score });
  await mountPage(`/home/acts?act=${exam.id}&area=mock`, { as: admin, planted: [admin, exam, attempts] });
  const list = examListItemOf(page, exam);
  await expect(list.tests).toHaveText(['Review Test']);
  await expect(list.row.getByRole('complementary').getByRole('definition').last()).toHaveText('1 of 3');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to reset whole test?', exact: true });
  await list.reset.click();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(list.test('Review Test', 'Mathematics')).toBeVisible();
  await list.reset.click();
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(list.test('Take Test', 'Mathematics')).toBeVisible();
  await expect(list.reset).toHaveCount(0);
  await page.reload();
  await expect(list.test('Take Test', 'Mathematics')).toBeVisible();
});

test('the address opens an exam, a number and Test mode, and unknown values in it are ignored [NAV-021, NAV-022, SAT-018, ACT-015]', async ({
  page,
  mountPage,
}) => {
  const others = Array.from({ length: 8 }, (_, position) => examRows({ family: 'act', position, topics: {} }));
  const topics = { own: { section: 'Reading', sequence: { a: { text: 'Only?', choices: yesOrNo } } } };
  const [sat, act] = [examWithTests('sat', ['mock'], { topics }), examWithTests('act', ['mock', 'real'])];
  const [satItem, actItem] = [examListItemOf(page, sat), examListItemOf(page, act)];
  await mountPage(`/home/acts?act=${act.id}&area=real`, { as: 'student', planted: [...others, sat, act] });
  await expect(actItem.toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(actItem.toggle).toBeInViewport();
  await expect(actItem.testMode).toBeChecked();
  await expect(actItem.real).toBeChecked();
  const student = { as: 'student' } as const;
  await mountPage(`/home/sats?sat=${sat.id}&sat_question=${sat.topic.own?.id}&area=mock`, student);
  await expect(page.getByRole('dialog', { name: 'Planted own' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(satItem.toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(satItem.mock).toBeChecked();
  // A variant that the SAT does not have.
  await mountPage(`/home/sats?sat=${sat.id}&area=real`, student);
  await expect(satItem.toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(satItem.testMode).not.toBeChecked();
  await mountPage('/home/sats?sat=nothing&area=mock', student);
  await expect(satItem.toggle).toHaveAttribute('aria-expanded', 'false');
});
