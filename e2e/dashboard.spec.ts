import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { plantExam, yesOrNo } from './content.ts';
import { chart, plantAnswers, plantGrade, plantRecord, plantSubmitted } from './dashboard-data.ts';
import { letATutorIn, watchCalls } from './exam-families.ts';
import { expectAllInReach, keyboardOf } from './keyboard.ts';
import { expect, paper, test } from './practising.ts';

/** A Tuesday: its week ends on 28 November. */
const now = new Date('2026-11-24T12:00:00-05:00');
test.beforeEach(({ page }) => page.clock.setFixedTime(now));

const filter = (page: Page) => page.getByRole('radiogroup', { name: 'Period' });
const period = (page: Page, name: string) => filter(page).getByRole('radio', { name });
const month = (page: Page) => page.getByRole('combobox', { name: 'Month' });
const step = (page: Page, which: 'Previous' | 'Next') => page.getByRole('button', { name: `${which} five weeks` });
/** Answers in New York: two weeks of this window, one of the window before, and last year. */
const answers = [
  { at: '2026-10-25T00:00:00-04:00', right: true, before: 40 },
  { at: '2026-10-31T23:59:59-04:00', right: false, before: 60, after: 90 },
  { at: '2026-11-24T09:00:00-05:00', right: true, before: 20, after: 10 },
  { at: '2026-11-24T09:05:00-05:00', right: true, before: 30 },
  { at: '2026-10-24T23:59:59-04:00', right: false, before: 5 },
  { at: '2025-03-09T12:00:00-04:00', right: true, before: 5 },
];

test('the dashboard has assignments, what is under way, and each chart that is a student’s [DSH-001]', async ({
  page,
  newStudent,
}) => {
  const calls = watchCalls(page, /time_spent/);
  await newStudent(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Assignments' })).toContainText('No assignments found');
  await expect(page.getByRole('region', { name: 'Continue' })).toContainText('Nothing begun yet');
  await expect(page.getByRole('region', { name: 'Progress' }).getByRole('heading', { level: 3 })).toHaveText([
    'Completed Questions',
    'SAT Scores',
    'SAT Test Scores',
    'SATs Progress',
    'ACT Scores',
    'ACT Test Scores',
    'ACTs Progress',
  ]);
  await expect(chart(page, 'ACTs Progress').drawing).toBeVisible();
  expect(calls, 'how long it took is not asked for').toEqual([]);
});

test('completed questions stand in five weeks to this Saturday, right and wrong, and the weeks go back but never into the future [DSH-002] [DSH-013] [DSH-015] [DSH-016]', async ({
  page,
  db,
  newStudent,
}) => {
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/correct_incorrect_questions')) sent.push(request.postDataJSON());
  });
  const { email } = await newStudent(page);
  await plantAnswers(db, email, answers);
  const done = chart(page, 'Completed Questions');
  // What the page before the reload asks is not counted.
  await expect(done.figure).toContainText(/No questions answered|correct/);
  sent.length = 0;
  await page.reload();
  await expect(done.drawing).toHaveAccessibleName(
    'Completed questions by week: 3 correct, 1 incorrect; the most 2, 25 Oct – 31 Oct',
  );
  const weeks = ['25 Oct – 31 Oct', '1 Nov – 7 Nov', '8 Nov – 14 Nov', '15 Nov – 21 Nov', '22 Nov – 28 Nov'];
  expect((await done.texts()).map(spaced).filter((text) => text.includes('–'))).toEqual(weeks.map(spaced));
  const { rows } = await db.query<{ id: string }>('select id from users where email = $1', [email]);
  const asked = { user_id: rows[0]?.id, selected_year: 2026, type: 'weekly' };
  expect(sent).toEqual([{ ...asked, start_date: '2026-10-25', end_date: '2026-11-28', selected_month: 11 }]);

  await expect(done.row('25 Oct – 31 Oct 1 1 2')).toBeHidden();
  await done.showTable();
  await expect(done.row('25 Oct – 31 Oct 1 1 2')).toBeVisible();
  await expect(done.row('22 Nov – 28 Nov 2 0 2')).toBeVisible();

  await expect(step(page, 'Next')).toBeDisabled();
  await step(page, 'Previous').click();
  await expect(page.getByText('20 Sep – 24 Oct', { exact: true })).toBeVisible();
  await expect(done.row('18 Oct – 24 Oct 0 1 1')).toBeVisible();
  expect(sent.at(-1)).toEqual({ ...asked, start_date: '2026-09-20', end_date: '2026-10-24', selected_month: 10 });
  await page.reload();
  await expect(page.getByText('20 Sep – 24 Oct', { exact: true })).toBeVisible();
  await step(page, 'Next').click();
  await expect(page.getByText('25 Oct – 28 Nov', { exact: true })).toBeVisible();
  await expect(step(page, 'Next')).toBeDisabled();
  await expect(page).not.toHaveURL(/end=/);
});

test('the filter offers months of a year from 2020 on, weeks, and days of a month; a reload and the way back keep it [DSH-012] [DSH-014] [DSH-016]', async ({
  page,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  await plantAnswers(db, email, answers);
  await page.reload();
  await expect(filter(page).getByRole('radio')).toHaveCount(3);
  await expect(period(page, 'Weekly')).toBeChecked();
  const done = chart(page, 'Completed Questions');

  await period(page, 'Monthly').check({ force: true });
  await expect(done.drawing).toHaveAccessibleName(/^Completed questions by month: 3 correct, 2 incorrect/);
  expect((await done.texts()).slice(2).filter((text) => /[a-z]/.test(text))).toEqual([
    'Jan',
    'Feb',
    'Mar',
    'Apr',
    'May',
    'Jun',
    'Jul',
    'Aug',
    'Sep',
    'Oct',
    'Nov',
    'Dec',
  ]);
  const year = page.getByLabel('Year');
  await expect(year.locator('option')).toHaveText(['2026', '2025', '2024', '2023', '2022', '2021', '2020']);
  await year.selectOption('2025');
  await expect(done.drawing).toHaveAccessibleName(/: 1 correct, 0 incorrect; the most 1, Mar$/);

  await period(page, 'Daily').check({ force: true });
  await month(page).selectOption('October');
  await expect(done.drawing).toHaveAccessibleName(/^Completed questions by day: 1 correct, 2 incorrect/);
  await done.showTable();
  await expect(done.row('25 Oct 1 0 1')).toBeVisible();
  await expect(done.figure.getByRole('row')).toHaveCount(32);
  await expect(month(page).locator('option')).toHaveCount(11);

  await page.reload();
  await expect(month(page)).toHaveValue('10');
  await expect(done.drawing).toHaveAccessibleName(/by day: 1 correct, 2 incorrect/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'SATs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'SATs' })).toBeVisible();
  await page.goBack();
  await expect(period(page, 'Daily')).toBeChecked();
  await expect(month(page)).toHaveValue('10');
});

const satWrong = { Reading: [1, 2], Writing: [3], MathNoCalc: [4], MathCalc: [5, 6] };
const actWrong = { English: [1], Mathematics: [2, 3], Reading: [4], Science: [5] };

test('SAT scores stand on an axis to 1600 and those of tests to 800; timed ones are hatched, real ones have an asterisk [DSH-005] [DSH-006] [SCO-010] [SCO-011]', async ({
  page,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  const score = satTable();
  const [slow, timed] = [await plantExam(db, { topics: {}, score }), await plantExam(db, { topics: {}, score })];
  const [partly, rawOnly] = [await plantExam(db, { topics: {}, score }), await plantExam(db, { topics: {} })];
  await plantGrade(db, email, { exam: slow.id, wrong: satWrong, timed: ['Reading'] });
  await plantGrade(db, email, { exam: timed.id, wrong: satWrong, timed: Object.keys(satWrong) });
  await plantGrade(db, email, { exam: partly.id, wrong: { Reading: [1] }, timed: ['Reading'] });
  await plantGrade(db, email, { exam: rawOnly.id, wrong: satWrong, timed: [] });
  await plantRecord(db, email, { family: 'sat', title: 'March', marks: { verbal: 640, math: 630 } });
  for (const [real, seconds] of [
    [false, 60],
    [true, 100_000],
  ] as const) {
    const test = { exam: slow.id, real, seconds };
    await plantSubmitted(db, email, { ...test, section: 'MathNoCalc', correct: 18, questions: 20 });
    await plantSubmitted(db, email, { ...test, section: 'MathCalc', correct: 30, questions: 38 });
  }
  await page.reload();

  const scores = chart(page, 'SAT Scores');
  await expect(scores.drawing).toBeVisible();
  expect(await scores.texts()).toEqual(expect.arrayContaining(['0', '1600', 'March*', '1270']));
  await expect(scores.hatched(true)).toHaveText([new RegExp(`^${timed.title}: \\d+, timed`)]);
  await expect(scores.hatched(false)).toHaveText([
    new RegExp(`^${slow.title}: \\d+, not timed`),
    /^March\*: 1270, not timed/,
  ]);
  await expect(scores.figure).toContainText(`${partly.title}: Writing and Language is not graded yet.`);
  await expect(scores.figure).toContainText(`${rawOnly.title}: 148 of 154 right, not converted to a score`);
  await expect(scores.figure).toContainText('* real test');
  await scores.showTable();
  await expect(scores.row(/^March\* 1270 of 1600 .*Verbal 640, Math 630 –$/)).toBeVisible();
  await expect(scores.row(new RegExp(`^${slow.title} .* 1 of 4 sections$`))).toBeVisible();

  const tests = chart(page, 'SAT Test Scores');
  expect((await tests.texts()).slice(0, 2)).toEqual(['0', '800']);
  await expect(tests.hatched(true)).toHaveText([new RegExp(`^${slow.title}: \\d+, timed`)]);
  await expect(tests.hatched(false)).toHaveText([new RegExp(`^${slow.title}\\*: \\d+, not timed`)]);
});

test('ACT scores and those of ACT tests stand on an axis to 36 by steps of 4, with asterisks and hatches [DSH-008] [DSH-009] [SCO-010] [SCO-012]', async ({
  page,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  const act = await plantExam(db, { family: 'act', topics: {}, score: actTable() });
  await plantGrade(db, email, { exam: act.id, wrong: actWrong, timed: Object.keys(actWrong) });
  await plantRecord(db, email, {
    family: 'act',
    title: 'June',
    marks: { english: 31, math: 24, reading: 30, science: 25 },
  });
  const test = { exam: act.id, section: 'Mathematics', correct: 40, questions: 60, seconds: 60 };
  await plantSubmitted(db, email, { ...test, real: false });
  await plantSubmitted(db, email, { ...test, real: true });
  await page.reload();

  const steps = ['0', '4', '8', '12', '16', '20', '24', '28', '32', '36'];
  const scores = chart(page, 'ACT Scores');
  await expect(scores.drawing).toHaveAccessibleName(/^ACT Scores out of 36: .*June\* 28$/);
  expect((await scores.texts()).slice(0, 10)).toEqual(steps);
  await expect(scores.hatched(true)).toHaveText([new RegExp(`^${act.title}:`)]);
  await expect(scores.hatched(false)).toHaveText(['June*: 28, not timed']);
  const tests = chart(page, 'ACT Test Scores');
  expect((await tests.texts()).slice(0, 10)).toEqual(steps);
  await expect(tests.hatched(true)).toHaveText([new RegExp(`^${act.title}: `), new RegExp(`^${act.title}\\*: `)]);
});

test('where the setting has percentiles, score charts have an axis to 100 for them [SCO-010]', async ({
  page,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  await plantRecord(db, email, { family: 'sat', title: 'March', marks: { verbal: 640, math: 630 } });
  const head = ['Total', 'Nation', 'User', 'ERW', 'Nation', 'User', 'Math', 'Nation', 'User'];
  const before = await db.query('select sat_percentile_score from settings');
  await db.query('update settings set sat_percentile_score = $1', [
    JSON.stringify([head, ['1270', '86', '81', '640', '85', '80', '630', '84', '79']]),
  ]);
  try {
    await page.reload();
    const scores = chart(page, 'SAT Scores');
    await scores.figure.getByRole('button', { name: 'Show percentiles' }).click();
    await expect(scores.drawing).toHaveAccessibleName('SAT Scores, percentiles: March* 86');
    expect(await scores.texts()).toEqual(['0', '100', '86', 'March*']);
    await scores.showTable();
    await expect(scores.row(/^March\* 1270 of 1600 86 /)).toBeVisible();
    await scores.figure.getByRole('button', { name: 'Show scores' }).click();
    await expect(scores.drawing).toHaveAccessibleName('SAT Scores out of 1600: March* 1270');
  } finally {
    const [old] = before.rows;
    await db.query('update settings set sat_percentile_score = $1', [JSON.stringify(old?.sat_percentile_score ?? [])]);
  }
});

for (const [family, title, id] of [
  ['sat', 'SATs Progress', '[DSH-007]'],
  ['act', 'ACTs Progress', '[DSH-010]'],
] as const) {
  test(`${title}: a ring for all, and an upright bar for each in the order of the list ${id} [DSH-011]`, async ({
    page,
    app,
    db,
    newStudent,
  }) => {
    const { email } = await newStudent(page);
    const sequence = { a: { text: 'One?', choices: yesOrNo } };
    const section = family === 'sat' ? 'Reading' : 'English';
    const topics = { done: { section, sequence }, begun: { section, sequence } };
    const exam = await plantExam(db, { family, title: 'Planted, half done', position: 1_000, topics });
    await plantRecord(db, email, { family, title: 'A record', marks: {} });
    await page.goto(app.learner + exam.topic.done?.address);
    await paper(page).answer('Yes');
    await paper(page).submit.click();
    await page.goto(`${app.learner}/home`);
    const progress = chart(page, title);
    await expect(progress.drawing).toHaveAccessibleName(
      new RegExp(`^${family.toUpperCase()}s progress: \\d+ percent of all`),
    );
    await expect(progress.drawing).not.toHaveAccessibleName(/A record/);
    expect(await progress.drawing.locator('circle').count()).toBeGreaterThan(0);
    await expect(progress.drawing.locator('g > title').last()).toHaveText('Planted, half done: 50%');
    await progress.showTable();
    await expect(progress.row('Planted, half done 50%')).toBeVisible();
  });
}

test('how long it took stands in charts of their own for a tutor who looks on, and for nobody else [DSH-003] [DSH-004] [DSH-015]', async ({
  page,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  await plantAnswers(db, email, answers);
  await page.reload();
  await expect(chart(page, 'Completed Questions').drawing).toBeVisible();
  await expect(chart(page, 'Total Time Spent').figure).toHaveCount(0);
  await expect(chart(page, 'Average Time Spent Per Question').figure).toHaveCount(0);

  await letATutorIn(db, email);
  const sent = new Map<string, unknown>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/user_questions/.test(pathname)) sent.set(pathname.split('/').at(-1) ?? '', request.postDataJSON());
  });
  await page.reload();
  const total = chart(page, 'Total Time Spent');
  await expect(total.drawing).toHaveAccessibleName(
    'Time spent by week: 4 min 10 s in all; the most 3 min 10 s, 25 Oct – 31 Oct',
  );
  await total.showTable();
  await expect(total.row('22 Nov – 28 Nov 1 min')).toBeVisible();
  const average = chart(page, 'Average Time Spent Per Question');
  expect(await average.texts()).toEqual(expect.arrayContaining(['50 s', '90 s', '25 s', '–']));
  await average.showTable();
  await expect(average.row('25 Oct – 31 Oct 50 s 1 min 30 s')).toBeVisible();
  await expect(average.row('22 Nov – 28 Nov 25 s –')).toBeVisible();
  expect([...sent.keys()].sort()).toEqual([
    'average_time_spent_by_user',
    'correct_incorrect_questions',
    'time_spent_by_user',
  ]);
  const keys = ['end_date', 'selected_month', 'selected_year', 'start_date', 'type', 'user_id'];
  for (const body of sent.values()) expect(Object.keys(body as object).sort()).toEqual(keys);
});

test('a call that fails takes its own panel alone, which can be tried again; nothing is blocked meanwhile', async ({
  page,
  db,
  newStudent,
}) => {
  const { email } = await newStudent(page);
  await plantAnswers(db, email, answers);
  let isBroken = true;
  await page.route('**/api/user_sats/get_all_sat_scores', (route) => (isBroken ? route.abort() : route.continue()));
  await page.route('**/api/user_acts/get_all_act_scores', () => {});
  await page.evaluate(() => indexedDB.deleteDatabase('fourfold.replies'));
  await page.reload();
  const scores = chart(page, 'SAT Scores');
  await expect(chart(page, 'Completed Questions').drawing).toBeVisible();
  await expect(chart(page, 'ACT Scores').figure.getByRole('status', { name: 'Loading ACT Scores' })).toBeVisible();
  await expect(scores.figure.getByRole('alert')).toContainText('SAT Scores could not be loaded.', { timeout: 20_000 });
  await expect(page.getByRole('alert').filter({ hasText: 'could not be loaded' })).toHaveCount(1);
  await step(page, 'Previous').click();
  await expect(page).toHaveURL(/end=2026-10-24/);
  isBroken = false;
  await scores.figure.getByRole('button', { name: 'Try again' }).click();
  await expect(scores.figure).toContainText('No SAT scores yet');
});

test('drawings that could not be fetched leave the numbers', async ({ page, db, newStudent }) => {
  const { email } = await newStudent(page);
  await plantAnswers(db, email, answers);
  await page.route(/\/assets\/visx-/, (route) => route.abort());
  await page.reload();
  const done = chart(page, 'Completed Questions');
  await expect(done.figure.getByRole('alert')).toContainText('The drawing could not be loaded.');
  await done.showTable();
  await expect(done.row('25 Oct – 31 Oct 1 1 2')).toBeVisible();
});

test('an account that has done nothing reads what will stand in each place', async ({ page, newStudent }) => {
  await newStudent(page);
  for (const [title, words] of [
    ['Completed Questions', 'No questions answered in this time'],
    ['SAT Scores', 'No SAT scores yet'],
    ['SAT Test Scores', 'No SAT test scores yet'],
    ['ACT Scores', 'No ACT scores yet'],
    ['ACT Test Scores', 'No ACT test scores yet'],
  ] as const) {
    await expect(chart(page, title).figure).toContainText(words);
  }
  await expect(page.getByRole('link', { name: 'Grammar' }).first()).toBeVisible();
  await expectAccessible(page);
});

test('the dashboard is read and filtered by keyboard alone, on a phone too, in light and dark', async ({
  page,
  db,
  newStudent,
}) => {
  test.setTimeout(240_000);
  const { email } = await newStudent(page);
  await plantAnswers(db, email, answers);
  for (let at = 1; at <= 12; at += 1) {
    const title = `Official SAT of a day in March, number ${at}`;
    await plantRecord(db, email, { family: 'sat', title, marks: { verbal: 400 + at * 30, math: 600 } });
  }
  await letATutorIn(db, email);
  await page.reload();
  await expect(chart(page, 'Average Time Spent Per Question').drawing).toBeVisible();
  await expect(chart(page, 'SAT Scores').drawing).toHaveAccessibleName(/number 12\* 1360$/);

  const keys = keyboardOf(page);
  await keys.tabTo(period(page, 'Weekly'));
  await keys.press('ArrowRight');
  await expect(month(page)).toBeVisible();
  await keys.press('ArrowLeft');
  await keys.tabTo(step(page, 'Previous'));
  await keys.press('Enter');
  await expect(page.getByText('20 Sep – 24 Oct', { exact: true })).toBeVisible();
  const done = chart(page, 'Completed Questions');
  await keys.tabTo(done.figure.locator('summary'));
  await keys.press('Enter');
  await expect(done.row('18 Oct – 24 Oct 0 1 1')).toBeVisible();

  await expectAllInReach(page);
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
    0,
  );
  for (const svg of await page.getByRole('figure').getByRole('img').all()) {
    expect((await svg.boundingBox())?.width).toBeLessThanOrEqual(358);
  }
});

/** Labels that stand in two lines are read as one. */
function spaced(text: string): string {
  return text.replace(/\s/g, '');
}
