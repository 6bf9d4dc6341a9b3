import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import { plantExam, yesOrNo } from '../content.ts';
import { letATutorIn } from '../exam-families.ts';
import { nextPosition } from '../next-position.ts';
import { expect, paper, test } from '../practising.ts';
import { chart, plantAnswers, plantGrade, plantRecord, plantSubmitted } from './dashboard-data.ts';
import { answers, now } from './period.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(now));

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
  await expect.poll(async () => (await tests.texts()).slice(0, 2)).toEqual(['0', '800']);
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
  await expect.poll(async () => (await tests.texts()).slice(0, 10)).toEqual(steps);
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
    const exam = await plantExam(db, { family, title: 'Planted, half done', position: await nextPosition(db), topics });
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

test('a chart in view hears of an answer that came after it was read', async ({ page, app, db, newStudent }) => {
  await newStudent(page);
  const sequence = { a: { text: 'One?', choices: yesOrNo } };
  const topics = { done: { section: 'Reading', sequence }, begun: { section: 'Reading', sequence } };
  const exam = await plantExam(db, {
    family: 'sat',
    title: 'Planted, half done',
    position: await nextPosition(db),
    topics,
  });
  await page.goto(app.learner + exam.topic.done?.address);
  await expect(paper(page).saved).toHaveText('Saved');
  const saves = '**/api/user_questions/save_user_questions_progress';
  const { promise: gate, resolve: letGo } = Promise.withResolvers<void>();
  const held = page.waitForRequest(saves);
  await page.route(saves, async (route) => {
    await gate;
    await route.continue();
  });
  await paper(page).answer('Yes');
  await paper(page).submit.click();
  await held;
  // What is over leads back to the window of its topic, which lies over the links.
  await page.getByRole('dialog', { name: 'Planted done' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const last = chart(page, 'SATs Progress').drawing.locator('g > title').last();
  await expect(last).toHaveText('Planted, half done: 0%');
  letGo();
  await expect(last).toHaveText('Planted, half done: 50%');
  await page.unrouteAll({ behavior: 'wait' });
});

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
  await expect.poll(average.texts).toEqual(expect.arrayContaining(['50 s', '90 s', '25 s', '–']));
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
