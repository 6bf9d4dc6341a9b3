import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable } from '@fourfold/core/scores/testing/tables';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio } from '../authoring.ts';
import { callerOf } from '../caller.ts';
import { keyboardOf } from '../keyboard.ts';
import { paperOf } from '../paper-exam.ts';
import { expect, test } from '../practising.ts';
import { csvOf, fileOf, realFile, zipOf } from '../sheet-files.ts';
import { openTables, plantBare, stored } from './upload-tables.ts';

/** Every section graded, with so many wrong that these are right. */
async function grade(
  db: pg.Client,
  { email, exam, wrong }: { email: string; exam: string; wrong: Record<string, number> },
) {
  const numbers = Object.entries(wrong).map(([section, count]) => [
    section,
    Array.from({ length: count }, (_, at) => at + 1),
  ]);
  const submitted = Object.keys(wrong).map((section) => [section, true]);
  await db.query(
    `insert into exam_grades (user_id, exam_id, selected_wrong, grade_submitted)
     select id, $2, $3, $4 from users where email = $1`,
    [email, exam, JSON.stringify(Object.fromEntries(numbers)), JSON.stringify(Object.fromEntries(submitted))],
  );
}

const real = {
  sat: {
    files: ['sat-score-conversion.xlsx', 'sat-score-conversion.xls', 'sat-score-conversion.csv'],
    columns: 4,
    // Right: 40 of 52, 30 of 44, 45 of 58.
    wrong: { Reading: 12, Writing: 14, MathNoCalc: 5, MathCalc: 8 },
    scores: {
      Reading: '32 of 40',
      'Writing and Language': '30 of 40',
      Verbal: '620 of 800',
      Math: '710 of 800',
      Total: '1330 of 1600',
    },
  },
  act: {
    files: ['act-score-conversion.xlsx', 'act-score-conversion.csv'],
    columns: 5,
    // Right: 60 of 75, 41 of 60, 24 of 40, 33 of 40.
    wrong: { English: 15, Mathematics: 19, Reading: 16, Science: 7 },
    scores: {
      English: '28 of 36',
      Mathematics: '26 of 36',
      Reading: '22 of 36',
      Science: '28 of 36',
      Composite: '26 of 36',
    },
  },
} as const;

for (const family of ['sat', 'act'] as const) {
  const { files, columns, wrong, scores } = real[family];
  test(`a real ${family.toUpperCase()} table is uploaded from each kind of file, and gives its scores to a student [UPL-001] [UPL-002] [UPL-003]`, async ({
    page,
    app,
    db,
    anotherBrowser,
    newStudent,
  }) => {
    const exam = await plantBare(db, family);
    await enterStudio(page, app, 'super-admin');
    const shown = await openTables(page, app, family, exam);
    const row = shown.table('Raw Score Conversion');
    const input = row.locator('input[type=file]');
    await expect(input).toHaveAttribute('accept', '.xlsx,.xls,.csv');
    await expect(row).toContainText('None yet');
    const kept: unknown[] = [];
    for (const file of files) {
      await db.query(`update exams set score = '[]' where id = $1`, [exam.id]);
      const sent = page.waitForRequest((request) => request.url().endsWith('/update_score'));
      await shown.choose('Raw Score Conversion', realFile(file));
      await expect(shown.dialog.getByRole('heading')).toHaveText('Upload Raw Score Conversion');
      // The letters of the columns and the corner; the numbers of the rows.
      await expect(shown.cells.getByRole('columnheader')).toHaveCount(columns);
      await expect(shown.cells.getByRole('rowheader').first()).toHaveText('1');
      await shown.upload.click();
      await expect(alertOf(page, `'${exam.title}' Raw Score Conversion uploaded`)).toBeVisible();
      await expect(shown.dialog).toBeHidden();
      const { id, score } = (await sent).postDataJSON();
      expect(id).toBe(exam.id);
      expect(score).toEqual(await stored(db, exam.id, 'score'));
      kept.push(score);
    }
    for (const rows of kept) expect(rows).toEqual(kept[0]);
    await row.getByRole('button', { name: 'View Score' }).click();
    await expect(shown.dialog.getByRole('columnheader')).toHaveCount(columns);
    await expectAccessible(page);
    await page.keyboard.press('Escape');

    const context = await anotherBrowser();
    const learner = await context.newPage();
    const { email } = await newStudent(learner);
    await grade(db, { email, exam: exam.id, wrong });
    const paper = paperOf(learner, { family, exam });
    await paper.open(app.learner);
    const dialog = await paper.scores();
    for (const [name, score] of Object.entries(scores))
      await expect(dialog.getByRole('row', { name: new RegExp(`^${name} \\d`) })).toContainText(score);
  });

  test(`the answers of a${family === 'sat' ? '' : 'n'} ${family.toUpperCase()}’s bubble sheet are uploaded as rows [UPL-004]`, async ({
    page,
    app,
    db,
  }) => {
    const exam = await plantBare(db, family);
    await enterStudio(page, app, 'super-admin');
    const shown = await openTables(page, app, family, exam);
    const key = keySheet(family);
    // As a spreadsheet leaves it: blank cells behind each row, and blank rows behind the last.
    const untidy = [...key.map((cells) => [...cells, '', ' ']), [], ['', '', ''], []];
    const sent = page.waitForRequest((request) => request.url().endsWith('/update_bubble_answers'));
    const first = key.map((cells, at) => (at === 0 ? cells : cells.map((cell, column) => (column === 1 ? '' : cell))));
    await shown.choose('Bubble Sheet Answers', csvOf('part.csv', first));
    await expect(shown.dialog).toContainText('has no answers: its bubble sheets are saved, but not graded.');
    await shown.dialog.getByRole('button', { name: 'Cancel' }).click();
    await shown.choose('Bubble Sheet Answers', csvOf('key.csv', untidy));
    await shown.upload.click();
    await expect(alertOf(page, `'${exam.title}' bubble sheet answer uploaded`)).toBeVisible();
    const tidy = key.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1));
    expect((await sent).postDataJSON()).toEqual({ id: exam.id, bubble_sheet_answers: tidy });
    expect(await stored(db, exam.id, 'bubble_sheet_answers')).toEqual(tidy);
    await shown.table('Bubble Sheet Answers').getByRole('button', { name: 'View Answers' }).click();
    await expect(shown.dialog.getByRole('row')).toHaveCount(key.length);
  });
}

test('of a workbook with two sheets the first is sent, without its blank ends, as the plain table is [UPL-002]', async ({
  page,
  app,
  db,
}) => {
  const exam = await plantBare(db, 'sat');
  await enterStudio(page, app, 'super-admin');
  const shown = await openTables(page, app, 'sat', exam);
  const plain = satTable();
  const untidy = [...plain.map((cells) => [...cells, '', ' ']), [], ['', ' '], []];
  const kept: unknown[] = [];
  for (const file of [csvOf('plain.csv', plain), twoSheets('two.xlsx', untidy, actTable())]) {
    const sent = page.waitForRequest((request) => request.url().endsWith('/update_score'));
    await shown.choose('Raw Score Conversion', file);
    await expect(shown.dialog.getByText(`${file.name}: 60 rows, 4 columns`)).toBeVisible();
    await shown.upload.click();
    await expect(shown.dialog).toBeHidden();
    kept.push((await sent).postDataJSON().score);
  }
  expect(kept[0]).toHaveLength(60);
  expect(kept[1]).toEqual(kept[0]);
  expect(await stored(db, exam.id, 'score')).toEqual(kept[0]);
});

/** A workbook with two sheets, and nothing but what a reader needs. */
function twoSheets(name: string, first: string[][], second: string[][]) {
  const cell = (text: string) => `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`;
  const row = (cells: string[]) => `<row>${cells.map(cell).join('')}</row>`;
  const sheet = (rows: string[][]) => `<worksheet><sheetData>${rows.map(row).join('')}</sheetData></worksheet>`;
  const namespace = 'http://schemas.openxmlformats.org';
  return fileOf(
    name,
    zipOf({
      '[Content_Types].xml': `<Types xmlns="${namespace}/package/2006/content-types"/>`,
      'xl/workbook.xml': `<workbook xmlns="${namespace}/spreadsheetml/2006/main"><sheets><sheet name="Table" sheetId="1"/><sheet name="Another" sheetId="2"/></sheets></workbook>`,
      'xl/worksheets/sheet1.xml': sheet(first),
      'xl/worksheets/sheet2.xml': sheet(second),
    }),
  );
}

test('score and bubble sheet uploads are a super admin’s: an admin reads what is there, and the calls refuse [UPL-006]', async ({
  page,
  app,
  db,
}) => {
  await enterStudio(page, app);
  const call = await callerOf(app, 'admin');
  for (const family of ['sat', 'act'] as const) {
    const exam = await plantBare(db, family);
    const table = family === 'sat' ? satTable() : actTable();
    await db.query('update exams set score = $2 where id = $1', [exam.id, JSON.stringify(table)]);
    const shown = await openTables(page, app, family, exam);
    await shown.table('Raw Score Conversion').getByRole('button', { name: 'View Score' }).click();
    await expect(shown.dialog.getByRole('row')).toHaveCount(table.length);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Upload Excel' })).toHaveCount(0);
    await expect(page.locator('input[type=file]')).toHaveCount(0);
    for (const body of [{ score: table }, { bubble_sheet_answers: keySheet(family) }]) {
      const path = 'score' in body ? 'update_score' : 'update_bubble_answers';
      expect((await call(`POST /${family}s/test_${family}s/${path}`, { id: exam.id, ...body })).status).toBe(403);
    }
  }
});

test('a table is uploaded by the keyboard alone, and on a phone everything is in reach', async ({ page, app, db }) => {
  const exam = await plantBare(db, 'act');
  await page.setViewportSize({ width: 390, height: 844 });
  await enterStudio(page, app, 'super-admin');
  const shown = await openTables(page, app, 'act', exam);
  const { press, tabTo } = keyboardOf(page);
  const button = shown.table('Raw Score Conversion').getByRole('button', { name: 'Upload Excel' });
  const chooser = page.waitForEvent('filechooser');
  await button.press('Enter');
  await (await chooser).setFiles(realFile('act-score-conversion.xlsx'));
  await expect(shown.upload).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page, ['light']);
  await tabTo(shown.upload);
  await press('Enter');
  await expect(shown.dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(await stored(db, exam.id, 'score')).toHaveLength(37);
});
