import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import { examRecordRows, gradedExamRows, testAttemptRows } from '../support/exam-result-rows.ts';
import { examRows, personRows, practiceRows, yesOrNo } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { answerRows, chartOf, currentTime } from './charts.ts';

const satWrong = { Reading: [1, 2], Writing: [3], MathNoCalc: [4], MathCalc: [5, 6] };
const actWrong = { English: [1], Mathematics: [2, 3], Reading: [4], Science: [5] };
const officialSat = { family: 'sat', title: 'March', marks: { verbal: 640, math: 630 } } as const;

test('SAT scores have an axis to 1600 and SAT tests one to 800; timed scores are hatched, real ones have an asterisk [DSH-005, DSH-006, SCO-010, SCO-011]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const satNamed = (title: string, score?: string[][]) => examRows({ title, topics: {}, ...(score && { score }) });
  const [slow, timed, partly] = [
    satNamed('Slow', satTable()),
    satNamed('Timed', satTable()),
    satNamed('Partly', satTable()),
  ];
  const rawOnly = satNamed('Raw');
  const sectionResults = [false, true].flatMap((real) =>
    [
      ['MathNoCalc', 18, 20],
      ['MathCalc', 30, 38],
    ].map(([section, correct, questions]) => ({
      ...{ exam: slow.id, section: String(section), real, seconds: real ? 100_000 : 60 },
      score: { correct: Number(correct), questions: Number(questions) },
    })),
  );
  const done = [
    gradedExamRows(student, { exam: slow.id, wrong: satWrong, timed: ['Reading'] }),
    gradedExamRows(student, { exam: timed.id, wrong: satWrong, timed: Object.keys(satWrong) }),
    gradedExamRows(student, { exam: partly.id, wrong: { Reading: [1] }, timed: ['Reading'] }),
    gradedExamRows(student, { exam: rawOnly.id, wrong: satWrong }),
    examRecordRows(student, officialSat),
    ...sectionResults.map((one) => testAttemptRows(student, one)),
  ];
  await mountPage('/home', { as: student, planted: [student, slow, timed, partly, rawOnly, ...done] });

  const scores = chartOf(page, 'SAT Scores');
  await expect(scores.drawing).toBeVisible();
  expect(await scores.readLabels()).toEqual(expect.arrayContaining(['0', '1600', 'March*', '1270']));
  await expect(scores.hatched(true)).toHaveText([/^Timed: \d+, timed/]);
  await expect(scores.hatched(false)).toHaveText([/^Slow: \d+, not timed/, /^March\*: 1270, not timed/]);
  await expect(scores.figure).toContainText('Partly: Writing and Language is not graded yet.');
  await expect(scores.figure).toContainText('Raw: 148 of 154 right, not converted to a score');
  await expect(scores.figure).toContainText('* real test');
  await scores.showTable();
  await expect(scores.row(/^March\* 1270 of 1600 .*Verbal 640, Math 630 –$/)).toBeVisible();
  await expect(scores.row(/^Slow .* 1 of 4 sections$/)).toBeVisible();

  const testScores = chartOf(page, 'SAT Test Scores');
  await expect.poll(async () => (await testScores.readLabels()).slice(0, 2)).toEqual(['0', '800']);
  await expect(testScores.hatched(true)).toHaveText([/^Slow: \d+, timed/]);
  await expect(testScores.hatched(false)).toHaveText([/^Slow\*: \d+, not timed/]);
});

test('a corrected score shows the first one, and a score whose answers were seen before has a dashed outline', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const [corrected, seen] = ['Corrected', 'Seen'].map((title) => examRows({ title, topics: {}, score: satTable() }));
  if (!corrected || !seen) throw new Error('there are two exams');
  const firstSubmitted = { Reading: [1, 2, 3, 4, 5, 6, 7, 8, 9] };
  const sectionResults = ['MathNoCalc', 'MathCalc'].map((section, at) =>
    testAttemptRows(student, {
      exam: seen.id,
      section,
      keySeen: at === 0,
      score: { correct: 18, questions: at === 0 ? 20 : 38 },
    }),
  );
  const done = [
    gradedExamRows(student, { exam: corrected.id, wrong: satWrong, firstSubmitted }),
    gradedExamRows(student, {
      exam: seen.id,
      wrong: satWrong,
      firstSubmitted: { MathNoCalc: [4] },
      keySeen: ['MathNoCalc'],
    }),
    ...sectionResults,
  ];
  await mountPage('/home', { as: student, planted: [student, corrected, seen, ...done] });
  const scores = chartOf(page, 'SAT Scores');
  await expect(scores.drawing).toHaveAccessibleName(/Seen \d+, answers seen before(;|$)/);
  await expect(scores.figure).toContainText(
    /Corrected: Corrected. As first submitted: Reading 43 of 52, total \d+ of 1600\./,
  );
  await expect(scores.figure.locator('header')).toContainText('answers seen before');
  await scores.showTable();
  await expect(scores.row(/^Seen .* first Submit, answers seen before$/)).toBeVisible();
  await expect(scores.row(/^Corrected .* corrected from \d+$/)).toBeVisible();
  const testScores = chartOf(page, 'SAT Test Scores');
  await expect(testScores.drawing).toHaveAccessibleName(/Seen \d+.*, answers seen before$/);
  await expect(testScores.figure.locator('header')).toContainText('answers seen before');
});

test('ACT scores and ACT tests have an axis to 36 in steps of 4, asterisks and hatching [DSH-008, DSH-009, SCO-010, SCO-012]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const act = examRows({ family: 'act', title: 'An ACT', topics: {}, score: actTable() });
  const test = { exam: act.id, section: 'Mathematics', score: { correct: 40, questions: 60 }, seconds: 60 };
  const done = [
    gradedExamRows(student, { exam: act.id, wrong: actWrong, timed: Object.keys(actWrong) }),
    examRecordRows(student, {
      family: 'act',
      title: 'June',
      marks: { english: 31, math: 24, reading: 30, science: 25 },
    }),
    testAttemptRows(student, { ...test, real: false }),
    testAttemptRows(student, { ...test, real: true }),
  ];
  await mountPage('/home', { as: student, planted: [student, act, ...done] });
  const steps = ['0', '4', '8', '12', '16', '20', '24', '28', '32', '36'];
  const scores = chartOf(page, 'ACT Scores');
  await expect(scores.drawing).toHaveAccessibleName(/^ACT Scores out of 36: .*June\* 28$/);
  expect((await scores.readLabels()).slice(0, 10)).toEqual(steps);
  await expect(scores.hatched(true)).toHaveText([/^An ACT:/]);
  await expect(scores.hatched(false)).toHaveText(['June*: 28, not timed']);
  const testScores = chartOf(page, 'ACT Test Scores');
  await expect.poll(async () => (await testScores.readLabels()).slice(0, 10)).toEqual(steps);
  await expect(testScores.hatched(true)).toHaveText([/^An ACT: /, /^An ACT\*: /]);
});

test('with percentiles in the settings, score charts show them on an axis to 100 [SCO-010]', async ({
  page,
  db,
  mountPage,
}) => {
  const student = personRows('student');
  const head = ['Total', 'Nation', 'User', 'ERW', 'Nation', 'User', 'Math', 'Nation', 'User'];
  const table = [head, ['1270', '86', '81', '640', '85', '80', '630', '84', '79']];
  await db.query('update settings set sat_percentile_score = $1', [JSON.stringify(table)]);
  await mountPage('/home', { as: student, planted: [student, examRecordRows(student, officialSat)] });
  const scores = chartOf(page, 'SAT Scores');
  await scores.figure.getByRole('button', { name: 'Show percentiles' }).click();
  await expect(scores.drawing).toHaveAccessibleName('SAT Scores, percentiles: March* 86');
  expect(await scores.readLabels()).toEqual(['0', '100', '86', 'March*']);
  await scores.showTable();
  await expect(scores.row(/^March\* 1270 of 1600 86 /)).toBeVisible();
  await scores.figure.getByRole('button', { name: 'Show scores' }).click();
  await expect(scores.drawing).toHaveAccessibleName('SAT Scores out of 1600: March* 1270');
});

test('progress charts have a ring for all SATs or ACTs, and a column for each one in list order [DSH-007, DSH-010, DSH-011]', async ({
  page,
  mountPage,
}) => {
  const student = personRows('student');
  const sequence = { a: { text: 'One?', choices: yesOrNo } };
  const planted = (['sat', 'act'] as const).flatMap((family) => {
    const topics = { done: { section: 'Reading', sequence }, begun: { section: 'Reading', sequence } };
    const half = examRows({ family, title: `Half of ${family}`, position: 1, topics });
    return [
      half,
      examRows({ family, title: 'None', position: 2, topics }),
      practiceRows(student, half, half.topic.done?.id ?? '', [true]),
      examRecordRows(student, { family, title: 'A record' }),
    ];
  });
  await mountPage('/home', { as: student, planted: [student, ...planted] });
  for (const family of ['SAT', 'ACT']) {
    const progress = chartOf(page, `${family}s Progress`);
    await expect(progress.drawing).toHaveAccessibleName(new RegExp(`^${family}s progress: 25 percent of all`));
    await expect(progress.drawing).not.toHaveAccessibleName(/A record/);
    expect(await progress.drawing.locator('circle').count()).toBeGreaterThan(0);
    await expect(progress.drawing.locator('g > title')).toHaveText([
      `Half of ${family.toLowerCase()}: 50%`,
      'None: 0%',
    ]);
    await progress.showTable();
    await expect(progress.row(`Half of ${family.toLowerCase()} 50%`)).toBeVisible();
  }
});

test('a visible chart is updated by an answer that arrives after the chart was loaded', async ({ page, mountPage }) => {
  const sequence = { a: { text: 'One?', choices: yesOrNo } };
  const topics = { done: { section: 'Reading', sequence }, begun: { section: 'Reading', sequence } };
  const exam = examRows({ title: 'Half', topics });
  await mountPage(exam.topic.done?.address ?? '', { as: 'student', planted: exam });
  await expect(questionPageOf(page).saved).toHaveText('Saved');
  const saves = '**/api/user_questions/save_user_questions_progress';
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  const saveRequest = page.waitForRequest(saves);
  await page.route(saves, async (route) => {
    await gate;
    await route.continue();
  });
  await questionPageOf(page).answer('Yes');
  await questionPageOf(page).submit.click();
  await saveRequest;
  // After a completed sequence its popup opens, which covers the links.
  await page.getByRole('dialog', { name: 'Planted done' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  const lastBar = chartOf(page, 'SATs Progress').drawing.locator('g > title').last();
  await expect(lastBar).toHaveText('Half: 0%');
  openGate();
  await expect(lastBar).toHaveText('Half: 50%');
  await page.unrouteAll({ behavior: 'wait' });
});

test('a tutor who is logged in as the student sees the time spent, in two more charts [DSH-003, DSH-004, DSH-015]', async ({
  page,
  mountPage,
}) => {
  await page.clock.setFixedTime(currentTime);
  const student = personRows('student');
  const sent = new Map<string, unknown>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/user_questions/.test(pathname)) sent.set(pathname.split('/').at(-1) ?? '', request.postDataJSON());
  });
  await mountPage('/home', { as: student, tutor: 'tutor', planted: [student, answerRows(student)] });
  const total = chartOf(page, 'Total Time Spent');
  await expect(total.drawing).toHaveAccessibleName(
    'Time spent by week: 4 min 10 s in all; the most 3 min 10 s, 25 Oct – 31 Oct',
  );
  await total.showTable();
  await expect(total.row('22 Nov – 28 Nov 1 min')).toBeVisible();
  const average = chartOf(page, 'Average Time Spent Per Question');
  await expect.poll(average.readLabels).toEqual(expect.arrayContaining(['50 s', '90 s', '25 s', '–']));
  await average.showTable();
  await expect(average.row('25 Oct – 31 Oct 50 s 1 min 30 s')).toBeVisible();
  await expect(average.row('22 Nov – 28 Nov 25 s –')).toBeVisible();
  const calls = ['average_time_spent_by_user', 'correct_incorrect_questions', 'time_spent_by_user'];
  expect([...sent.keys()].sort()).toEqual(calls);
  const keys = ['end_date', 'selected_month', 'selected_year', 'start_date', 'type', 'user_id'];
  for (const body of sent.values()) expect(Object.keys(body as object).sort()).toEqual(keys);
});
