import { sectionOf } from '@fourfold/core/grading/letters-of';
import { rightAnswer, rightSheet } from '@fourfold/core/grading/testing/keys';
import { realTable, skipped } from '@fourfold/core/scores/testing/real-tables';
import { actTable } from '@fourfold/core/scores/testing/tables';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { expectFocusSeen } from '../keyboard.ts';
import { chosenOn, paperOf, plantPaper } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { actSections, satSections, sure } from './grade.ts';

const real = realTable('act');

test('a whole ACT Mathematics sheet is filled by the keyboard alone in under a minute, and gets its score [GRD-005] [GRD-010] [GRD-011]', async ({
  page,
  app,
  db,
  newStudent,
}, { annotations }) => {
  if (!real) annotations.push({ type: 'made table', description: skipped });
  const exam = await plantPaper(db, { family: 'act', sections: actSections, table: real ?? actTable() });
  const paper = paperOf(page, { family: 'act', exam });
  const maths = sectionOf('act', 'Mathematics');
  if (!maths) throw new Error('an ACT has Mathematics');
  // 41 right: by a real table a scale score of 26. The others are the letter after the right one.
  const letters = Object.entries(rightSheet('act', maths)).map(([number, right]) => {
    const own = [...(Number(number) % 2 === 0 ? 'FGHJK' : 'ABCDE')];
    return Number(number) <= 41 ? right : (own[(own.indexOf(right) + 1) % own.length] ?? '');
  });
  const { email } = await newStudent(page);
  await paper.open(app.learner);
  await paper.actions('Mathematics').focus();

  const begun = Date.now();
  for (const key of ['Enter', 'ArrowDown', 'ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(paper.question(1).getByRole('radio').first()).toBeFocused();
  for (const letter of letters) await page.keyboard.press(letter.toLowerCase());
  await expectFocusSeen(page, 'after the last letter');
  await expect(paper.dialog.getByText('60 of 60 answered')).toBeVisible();
  while (!(await paper.submit.evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await paper.asked(sure).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(paper.dialog).toHaveCount(0);
  expect(Date.now() - begun, 'milliseconds').toBeLessThan(60_000);

  const scores = await paper.scores();
  const row = scores.getByRole('row', { name: /^Mathematics/ });
  await expect(row).toContainText('41 of 60');
  await expect(row).toContainText(
    real ? '26 of 36' : `${actTable().find(([, , cell]) => covers(cell, 41))?.[0]} of 36`,
  );
  await expect(scores.getByRole('row', { name: /^Composite/ })).toContainText('not available');
  await expect(scores.getByText('Science is not graded yet.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Opened again it is as it was submitted, and says what was wrong.
  await page.reload();
  await paper.grading.check({ force: true });
  await expect(paper.marked('Mathematics', 42)).toContainText('marked wrong');
  await expect(paper.marked('Mathematics', 41)).not.toContainText('marked');
  await paper.act('Mathematics', 'Open Sheet');
  expect(await chosenOn(paper.dialog)).toBe(letters.join(''));
  await expect(paper.dialog.getByRole('radiogroup', { name: /, wrong$/ })).toHaveCount(19);
  const { rows } = await db.query<{ selected_wrong: { Mathematics: number[] }; grade_submitted: object }>(
    'select g.* from exam_grades g join users u on u.id = g.user_id where u.email = $1',
    [email],
  );
  expect(rows[0]?.selected_wrong.Mathematics).toHaveLength(19);
  expect(rows[0]?.grade_submitted).toEqual({ Mathematics: true });
});

test('a sheet has the letters, the columns and the typed answers of its section [GRD-013] [GRD-014] [GRD-015] [GRD-016]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  await page.setViewportSize({ width: 1400, height: 900 });
  await newStudent(page);
  const sheets = [
    { family: 'sat', title: 'Reading', columns: 4, letters: ['ABCD', 'ABCD'], typedFrom: null, last: 52 },
    { family: 'sat', title: 'Writing and Language', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: null, last: 44 },
    { family: 'sat', title: 'Math - No Calculator', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: 16, last: 20 },
    { family: 'sat', title: 'Math - Calculator', columns: 5, letters: ['ABCD', 'ABCD'], typedFrom: 31, last: 38 },
    { family: 'act', title: 'English', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, last: 75 },
    { family: 'act', title: 'Mathematics', columns: 5, letters: ['ABCDE', 'FGHJK'], typedFrom: null, last: 60 },
    { family: 'act', title: 'Reading', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, last: 40 },
    { family: 'act', title: 'Science', columns: 5, letters: ['ABCD', 'FGHJ'], typedFrom: null, last: 40 },
  ] as const;
  for (const family of ['sat', 'act'] as const) {
    const sections = family === 'sat' ? satSections : actSections;
    const exam = await plantPaper(db, { family, sections });
    const paper = paperOf(page, { family, exam });
    await paper.open(app.learner);
    for (const { title, columns, letters, typedFrom, last } of sheets.filter((sheet) => sheet.family === family)) {
      await paper.act(title, 'Open Sheet');
      await expect(paper.dialog.getByRole('listitem')).toHaveCount(last);
      const lefts = await paper.dialog
        .getByRole('listitem')
        .evaluateAll((rows) => rows.map((row) => Math.round(row.getBoundingClientRect().left)));
      expect(new Set(lefts).size, `columns of ${title}`).toBe(columns);
      const choices = typedFrom === null ? last : typedFrom - 1;
      for (const number of [1, 2, choices - 1, choices])
        await expect(paper.question(number).getByRole('radio')).toHaveText([...(letters[(number + 1) % 2] ?? '')]);
      await expect(paper.dialog.getByRole('textbox')).toHaveCount(last - choices);
      if (typedFrom !== null) await expect(paper.typed(typedFrom)).toBeVisible();
      await page.keyboard.press('Escape');
    }
  }
});

test('typed answers are numbers, fractions, decimals to two decimals and ranges of the key; a slip is only hinted [GRD-016]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const noCalc = sectionOf('sat', 'MathNoCalc');
  if (!noCalc) throw new Error('a SAT has it');
  const accepted = ['3/4', '1250', '1.5-2.5', '10–20', '7'];
  const head = ['Question', 'a', 'b', 'c', 'd'];
  const key = [
    head,
    ...Array.from({ length: 20 }, (_, at) => [
      String(at + 1),
      '',
      '',
      at < 15 ? rightAnswer('sat', noCalc, at + 1) : (accepted[at - 15] ?? ''),
      '',
    ]),
  ];
  const exam = await plantPaper(db, { family: 'sat', sections: satSections, key });
  const paper = paperOf(page, { family: 'sat', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.act('Math - No Calculator', 'Open Sheet');
  for (let number = 1; number <= 15; number += 1) await page.keyboard.press(rightAnswer('sat', noCalc, number));
  await expect(paper.typed(16)).toBeFocused();
  for (const given of ['.75', '1,250', '5/2', '10.004']) await page.keyboard.type(`${given}\n`);
  await page.keyboard.type('seven');
  await expect(paper.dialog.getByRole('status')).toContainText('Question 20: Type a number such as');
  await paper.submit.click();
  await expect(paper.asked(sure)).toContainText('1 typed answer is no number. It counts as wrong.');
  await paper.answer(sure, 'OK');
  await expect(alertOf(page, /^Bubble Sheet submitted$/)).toBeVisible();
  await expect(paper.marked('Math - No Calculator', 20)).toContainText('marked wrong');
  await expect(paper.wrong('Math - No Calculator')).toHaveCount(1);

  // Reading has no key: its sheet is kept, and grades nothing.
  await paper.act('Reading', 'Open Sheet');
  await expect(paper.dialog.getByText('the sheet is kept, but not graded')).toBeVisible();
  await page.keyboard.type('abc');
  await paper.submit.click();
  await paper.answer(sure, 'OK');
  await expect(paper.dialog).toHaveCount(0);
  const scores = await paper.scores();
  await expect(scores.getByText('Reading is not graded yet.')).toBeVisible();
});

test('on a phone a sheet is one column of large ovals, and it is printed alone on its page', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const exam = await plantPaper(db, { family: 'act', sections: actSections });
  const paper = paperOf(page, { family: 'act', exam });
  await newStudent(page);
  await paper.open(app.learner);
  await paper.section('Mathematics').getByRole('button', { name: 'Mathematics', exact: true }).click();
  await paper.act('Mathematics', 'Open Sheet');
  const ovals = paper.question(2).getByRole('radio');
  await ovals.nth(3).click();
  expect(await chosenOn(paper.dialog)).toBe('J');
  const box = await ovals.first().boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
  await paper.submit.click();
  await expect(paper.asked(sure)).toContainText('59 questions have no answer.');
  await paper.answer(sure, 'Cancel');

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(exam.title).last()).toBeVisible();
  await expect(page.getByText('Name', { exact: true })).toBeVisible();
  await expect(paper.submit).toBeHidden();
  // As wide as Letter and A4 with a browser's own margins: five ovals fit their column.
  await page.setViewportSize({ width: 716, height: 960 });
  const [second, third] = [13, 25].map((nth) => page.locator('body > div > ol > li').nth(nth - 1));
  const last = await second?.locator('i').last().boundingBox();
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThan((await third?.boundingBox())?.x ?? 0);
  await page.emulateMedia({ media: null });
});

/** Whether a cell of an ACT's table has this raw score. */
function covers(cell = '', raw: number): boolean {
  const [from = '', to = from] = cell.split('-');
  return from !== '' && raw >= Number(from) && raw <= Number(to);
}
