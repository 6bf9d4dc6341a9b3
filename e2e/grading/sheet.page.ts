import { type ExamFamily, examFamilies } from '@fourfold/core/exams/families';
import { keySheet, rightAnswer } from '@fourfold/core/grading/testing/keys';
import { alertOf } from '../alert.ts';
import { chosenOn, paperOf, paperRows } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { sure } from './grade.ts';

const sheets = {
  sat: [
    { title: 'Reading', columns: 4, letters: ['ABCD', 'ABCD'], typedFrom: null, last: 52 },
    { title: 'Writing and Language', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: null, last: 44 },
    { title: 'Math - No Calculator', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: 16, last: 20 },
    { title: 'Math - Calculator', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: 31, last: 38 },
  ],
  act: [
    { title: 'English', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, last: 75 },
    { title: 'Mathematics', columns: 5, letters: ['ABCDE', 'FGHJK'], typedFrom: null, last: 60 },
    { title: 'Reading', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, last: 40 },
    { title: 'Science', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, last: 40 },
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
    const exam = paperRows(family);
    const paper = paperOf(page, { family, exam });
    await mountPage(`/home/${family}s?${family}=${exam.id}`, { as: role, planted: exam });
    await paper.grading.check({ force: true });
    for (const { title, columns, letters, typedFrom, last } of sheets[family]) {
      await paper.act(title, 'Open Sheet');
      await expect(paper.dialog.getByRole('listitem')).toHaveCount(last);
      const lefts = await paper.dialog
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `columns of ${title}`).toBe(columns);
      const choices = typedFrom === null ? last : typedFrom - 1;
      for (const number of [choices - 1, choices])
        await expect(paper.question(number).getByRole('radio')).toHaveText([...(letters[(number + 1) % 2] ?? '')]);
      await expect(paper.dialog.getByRole('textbox')).toHaveCount(last - choices);
      if (typedFrom !== null) await expect(paper.typed(typedFrom)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
});

test('typed answers can be numbers, fractions, decimals to two places and ranges of the key; an invalid form only shows a hint [GRD-016]', async ({
  page,
  mountPage,
}) => {
  const noCalc = (examFamilies.sat as ExamFamily).sections[2];
  if (!noCalc) throw new Error('a SAT has four sections');
  const accepted = ['3/4', '1250', '1.5-2.5', '10–20', '7'];
  // Reading has no key: its sheet is stored but not graded.
  const bubbleAnswers = keySheet('sat').map(([number = '', , writing = '', right = '', calc = ''], at) =>
    at === 0 ? [number, 'a', 'b', 'c', 'd'] : [number, '', writing, accepted[at - 16] ?? right, calc],
  );
  const exam = paperRows('sat', { bubbleAnswers });
  const paper = paperOf(page, { family: 'sat', exam });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await paper.grading.check({ force: true });
  await paper.act('Math - No Calculator', 'Open Sheet');
  for (let number = 1; number <= 15; number += 1) await page.keyboard.press(rightAnswer('sat', noCalc, number));
  await expect(paper.typed(16)).toBeFocused();
  for (const given of ['.75', '1,250', '5/2', '20.004']) await page.keyboard.type(`${given}\n`);
  await page.keyboard.type('seven');
  await expect(paper.dialog.getByRole('status')).toContainText('Question 20: Type a number such as');
  await paper.submit.click();
  await expect(paper.asked(sure)).toContainText('1 typed answer is no number. It counts as wrong.');
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(paper.marked('Math - No Calculator', 20)).toContainText('marked wrong');
  await expect(paper.wrong('Math - No Calculator')).toHaveCount(1);

  await paper.act('Reading', 'Open Sheet');
  await expect(paper.dialog.getByText('the sheet is kept, but not graded')).toBeVisible();
  await page.keyboard.type('abc');
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(paper.dialog).toHaveCount(0);
  const scores = await paper.scores();
  await expect(scores.getByText('Reading is not graded yet.')).toBeVisible();
});

test('on a phone a sheet is one column of large ovals, and it prints on a page of its own', async ({
  page,
  mountPage,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exam = paperRows('act');
  const paper = paperOf(page, { family: 'act', exam });
  await mountPage(`/home/acts?act=${exam.id}`, { as: 'student', planted: exam });
  await paper.grading.check({ force: true });
  await paper.section('Mathematics').getByRole('button', { name: 'Mathematics', exact: true }).click();
  await paper.act('Mathematics', 'Open Sheet');
  const ovals = paper.question(2).getByRole('radio');
  await ovals.nth(3).click();
  expect(await chosenOn(paper.dialog)).toBe('J');
  const box = await ovals.first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(exam.title).last()).toBeVisible();
  await expect(page.getByText('Name', { exact: true })).toBeVisible();
  await expect(paper.submit).toBeHidden();
  // The printable width of Letter and A4 pages: five ovals must fit their column.
  await page.setViewportSize({ width: 716, height: 960 });
  const [second, third] = [13, 25].map((nth) => page.locator('body > div > ol > li').nth(nth - 1));
  const last = await second?.locator('i').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((await third?.boundingBox())?.x ?? 0);
});

test('the first Submit opens the key, and its result stays next to later corrections', async ({ page, mountPage }) => {
  const exam = paperRows('sat');
  const paper = paperOf(page, { family: 'sat', exam });
  await mountPage(`/home/sats?sat=${exam.id}`, { as: 'student', planted: exam });
  await paper.grading.check({ force: true });
  const reading = (examFamilies.sat as ExamFamily).sections[0];
  if (!reading) throw new Error('a SAT has four sections');
  await paper.act('Reading', 'Open Sheet');
  await page.keyboard.press(rightAnswer('sat', reading, 1));
  await paper.submit.click();
  await expect(paper.asked(sure)).toContainText('The first Submit is kept. Later changes count as corrections.');
  await paper.answer(sure, 'OK');
  await expect(paper.section('Reading')).toContainText('51 wrong');
  await expect(paper.section('Reading')).not.toContainText('corrected');

  await paper.act('Reading', 'Open Sheet');
  await paper
    .question(2)
    .getByRole('radio', { name: rightAnswer('sat', reading, 2) })
    .click();
  await paper.submit.click();
  await expect(paper.asked(sure)).not.toContainText('The first Submit is kept');
  await paper.answer(sure, 'OK');
  await expect(paper.section('Reading')).toContainText('50 wrong, corrected, first 51 wrong');
  const scores = await paper.scores();
  await expect(scores.getByText('Corrected. As first submitted: Reading 1 of 52.')).toBeVisible();
  await page.keyboard.press('Escape');
  await paper.act('Reading', 'Open Sheet');
  await expect(paper.dialog.getByText('Corrected. As first submitted: 1 of 52 right.')).toBeVisible();
});
