import { paperSections } from '@fourfold/core/exams/exam-editions';
import { keySheet, rightAnswer } from '@fourfold/core/grading/testing/keys';
import { alertOf } from '../support/alert.ts';
import { examGradingOf, gradableExamRows, readChosenLetters } from '../support/exam-grading.ts';
import { expect, test } from '../support/question-page.ts';
import { submitQuestion } from './confirmation-texts.ts';

const sheets = {
  sat: [
    { title: 'Reading', columns: 4, letters: ['ABCD', 'ABCD'], typedFrom: null, lastNumber: 52 },
    { title: 'Writing and Language', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: null, lastNumber: 44 },
    { title: 'Math - No Calculator', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: 16, lastNumber: 20 },
    { title: 'Math - Calculator', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: 31, lastNumber: 38 },
  ],
  act: [
    { title: 'English', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, lastNumber: 75 },
    { title: 'Mathematics', columns: 5, letters: ['ABCDE', 'FGHJK'], typedFrom: null, lastNumber: 60 },
    { title: 'Reading', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, lastNumber: 40 },
    { title: 'Science', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, lastNumber: 40 },
  ],
} as const;

test('a sheet has the letters, columns and typed answers of its section [GRD-013, GRD-014, GRD-015, GRD-016]', async ({
  page,
  mountPage,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  for (const [family, role] of [
    ['sat', 'student'],
    ['act', 'admin'],
  ] as const) {
    const exam = gradableExamRows(family);
    const examGrading = examGradingOf(page, { family, exam });
    await mountPage(`/home/${family}s?${family}=${exam.id}`, { as: role, planted: exam });
    await examGrading.grading.check({ force: true });
    for (const { title, columns, letters, typedFrom, lastNumber } of sheets[family]) {
      await examGrading.act(title, 'Open Sheet');
      await expect(examGrading.dialog.getByRole('listitem')).toHaveCount(lastNumber);
      const leftEdges = await examGrading.dialog
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left)));
      expect(new Set(leftEdges).size, `columns of ${title}`).toBe(columns);
      const choices = typedFrom === null ? lastNumber : typedFrom - 1;
      for (const number of [choices - 1, choices])
        await expect(examGrading.question(number).getByRole('radio')).toHaveText([
          ...(letters[(number + 1) % 2] ?? ''),
        ]);
      await expect(examGrading.dialog.getByRole('textbox')).toHaveCount(lastNumber - choices);
      if (typedFrom !== null) await expect(examGrading.typed(typedFrom)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
});

test('typed answers can be numbers, fractions, decimals to two places and ranges of the key; an invalid form only shows a hint [GRD-016]', async ({
  page,
  mountPage,
}) => {
  const noCalc = paperSections('sat')[2];
  if (!noCalc) throw new Error('a SAT has four sections');
  const accepted = ['3/4', '1250', '1.5-2.5', '10–20', '7'];
  // Reading has no key: its sheet is stored but not graded.
  const bubbleAnswers = keySheet('sat').map(([number = '', , writing = '', right = '', calc = ''], at) =>
    at === 0 ? [number, 'a', 'b', 'c', 'd'] : [number, '', writing, accepted[at - 16] ?? right, calc],
  );
  const exam = gradableExamRows('sat', { bubbleAnswers });
  const examGrading = examGradingOf(page, { family: 'sat', exam });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await examGrading.grading.check({ force: true });
  await examGrading.act('Math - No Calculator', 'Open Sheet');
  for (let number = 1; number <= 15; number += 1) await page.keyboard.press(rightAnswer(noCalc, number));
  await expect(examGrading.typed(16)).toBeFocused();
  for (const typedAnswer of ['.75', '1,250', '5/2', '20.004']) await page.keyboard.type(`${typedAnswer}\n`);
  await page.keyboard.type('seven');
  await expect(examGrading.dialog.getByRole('status')).toContainText('Question 20: Type a number such as');
  await examGrading.submit.click();
  await expect(examGrading.confirmation(submitQuestion)).toContainText(
    '1 typed answer is no number. It counts as wrong.',
  );
  await examGrading.answer(submitQuestion, 'OK');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(examGrading.marked('Math - No Calculator', 20)).toContainText('marked wrong');
  await expect(examGrading.wrong('Math - No Calculator')).toHaveCount(1);

  await examGrading.act('Reading', 'Open Sheet');
  await expect(examGrading.dialog.getByText('the sheet is kept, but not graded')).toBeVisible();
  await page.keyboard.type('abc');
  await examGrading.submit.click();
  await examGrading.answer(submitQuestion, 'OK');
  await expect(examGrading.dialog).toHaveCount(0);
  const scores = await examGrading.scores();
  await expect(scores.getByText('Reading is not graded yet.')).toBeVisible();
});

test('on a phone a sheet is one column of large ovals, and it prints on a page of its own', async ({
  page,
  mountPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exam = gradableExamRows('act');
  const examGrading = examGradingOf(page, { family: 'act', exam });
  await mountPage(`/home/acts?act=${exam.id}`, { as: 'student', planted: exam });
  await examGrading.grading.check({ force: true });
  await examGrading.section('Mathematics').getByRole('button', { name: 'Mathematics', exact: true }).click();
  await examGrading.act('Mathematics', 'Open Sheet');
  const ovals = examGrading.question(2).getByRole('radio');
  await ovals.nth(3).click();
  expect(await readChosenLetters(examGrading.dialog)).toBe('J');
  const box = await ovals.first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(exam.title).last()).toBeVisible();
  await expect(page.getByText('Name', { exact: true })).toBeVisible();
  await expect(examGrading.submit).toBeHidden();
  // The printable width of Letter and A4 pages: five ovals must fit their column.
  await page.setViewportSize({ width: 716, height: 960 });
  const [second, third] = [13, 25].map((nth) => page.locator('body > div > ol > li').nth(nth - 1));
  const last = await second?.locator('i').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((await third?.boundingBox())?.x ?? 0);
});

test('the first Submit opens the key, and its result stays next to later corrections', async ({ page, mountPage }) => {
  const exam = gradableExamRows('sat');
  const examGrading = examGradingOf(page, { family: 'sat', exam });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await examGrading.grading.check({ force: true });
  const reading = paperSections('sat')[0];
  if (!reading) throw new Error('a SAT has four sections');
  await examGrading.act('Reading', 'Open Sheet');
  await page.keyboard.press(rightAnswer(reading, 1));
  await examGrading.submit.click();
  await expect(examGrading.confirmation(submitQuestion)).toContainText(
    'The first Submit is kept. Later changes count as corrections.',
  );
  await examGrading.answer(submitQuestion, 'OK');
  await expect(examGrading.section('Reading')).toContainText('51 wrong');
  await expect(examGrading.section('Reading')).not.toContainText('corrected');

  await examGrading.act('Reading', 'Open Sheet');
  await examGrading
    .question(2)
    .getByRole('radio', { name: rightAnswer(reading, 2) })
    .click();
  await examGrading.submit.click();
  await expect(examGrading.confirmation(submitQuestion)).not.toContainText('The first Submit is kept');
  await examGrading.answer(submitQuestion, 'OK');
  await expect(examGrading.section('Reading')).toContainText('50 wrong, corrected, first 51 wrong');
  const scores = await examGrading.scores();
  await expect(scores.getByText('Corrected. As first submitted: Reading 1 of 52.')).toBeVisible();
  await page.keyboard.press('Escape');
  await examGrading.act('Reading', 'Open Sheet');
  await expect(examGrading.dialog.getByText('Corrected. As first submitted: 1 of 52 right.')).toBeVisible();
});
