import { satTable } from '@fourfold/core/scores/testing/tables';
import { examRowOf } from '../support/exam-families.ts';
import { examGradingOf, gradableExamRows } from '../support/exam-grading.ts';
import { gradedExamRows, testAttemptRows, wrongInEverySection } from '../support/exam-result-rows.ts';
import { personRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const questions = [{ text: 'Only?', choices: yesOrNo }] as const;

test('without a conversion table, scores are counts of right answers (of 96, 58 and 154, or of 75, 60, 40, 40 and 215), read by two calls [SCO-006, SCO-007, SCO-014]', async ({
  page,
  mountPage,
}) => {
  for (const { family, tests, testTotal, rows, total } of [
    {
      family: 'sat',
      tests: { MathNoCalc: { correct: 17, questions: 20 }, MathCalc: { correct: 30, questions: 38 } },
      testTotal: '47 of 58',
      rows: { Reading: '50 of 52', Verbal: '92 of 96', Math: '54 of 58', Total: '146 of 154' },
      total: '146 of 154',
    },
    {
      family: 'act',
      tests: { Mathematics: { correct: 33, questions: 60 } },
      testTotal: '33 of 60',
      rows: {
        English: '73 of 75',
        Mathematics: '58 of 60',
        Reading: '38 of 40',
        Science: '38 of 40',
        Composite: '207 of 215',
      },
      total: '207 of 215',
    },
  ] as const) {
    const exam = gradableExamRows(family, {
      tests: Object.keys(tests).map((section) => ({ section, variant: 'mock', questions })),
    });
    const student = personRows('student');
    const results = [
      gradedExamRows(student, { exam: exam.id, wrong: wrongInEverySection(family, [1, 2]) }),
      ...Object.entries(tests).map(([section, score]) => testAttemptRows(student, { exam: exam.id, section, score })),
    ];
    const calledPaths: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (searchParams.get(`${family}_id`) === exam.id) calledPaths.push(pathname.replace(/^\/api/, ''));
    });
    await mountPage(`/home/${family}s?${family}=${exam.id}&area=mock`, {
      as: student,
      planted: [student, exam, ...results],
    });
    const row = examRowOf(page, exam.title);
    await expect(row.getByText(`Score ${total}`)).toBeVisible();
    await expect(row.getByRole('complementary').getByText(testTotal, { exact: true }).last()).toBeVisible();
    expect(calledPaths).toContain(`/user_${family}s/get_${family}_score`);
    expect(calledPaths).toContain(`/user_${family}_test_progresses/get_${family}_scores`);
    await examGradingOf(page, { family, exam }).grading.check({ force: true });
    const scores = await examGradingOf(page, { family, exam }).scores();
    for (const [name, score] of Object.entries(rows))
      await expect(scores.getByRole('row', { name: new RegExp(`^${name} \\d`) })).toContainText(score);
    await expect(scores.getByText('There is no conversion table: scores are right answers.')).toBeVisible();
    await expect(scores.getByRole('region')).toHaveCount(0);
  }
});

test('with a conversion table, Reading and Writing are out of 40, and the table is next to the scores with its first row as the header [SCO-004, SCO-005, SCO-008]', async ({
  page,
  mountPage,
}) => {
  const table = satTable();
  const exam = gradableExamRows('sat', { score: table });
  const student = personRows('student');
  const results = gradedExamRows(student, { exam: exam.id, wrong: wrongInEverySection('sat', [1]) });
  const examGrading = examGradingOf(page, { family: 'sat', exam });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: student, planted: [student, exam, results] });
  await examGrading.grading.check({ force: true });
  const scores = await examGrading.scores();
  await expect(scores.getByRole('row', { name: /^Reading/ })).toContainText(`${table[52]?.[2]} of 40`);
  await expect(scores.getByRole('row', { name: /^Writing and Language/ })).toContainText(`${table[44]?.[3]} of 40`);
  await expect(scores.getByRole('row', { name: /^Verbal/ })).toContainText('of 800');
  await expect(scores.getByRole('row', { name: /^Total/ })).toContainText('of 1600');
  const converted = scores.getByRole('region', { name: `Converted scores of ${exam.title}` });
  await expect(converted.getByRole('columnheader')).toHaveText(table[0] ?? []);
  await expect(converted.getByRole('row')).toHaveCount(60);
  await expect(converted.getByRole('row').nth(1).getByRole('cell')).toHaveText(table[1] ?? []);
  await page.keyboard.press('Escape');
  await expect(scores).toHaveCount(0);
});
