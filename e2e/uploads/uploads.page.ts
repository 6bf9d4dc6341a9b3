import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable, withCell } from '@fourfold/core/scores/testing/tables';
import { csvOf, fileOf, sampleFile, workbookOf } from '../sheet-files.ts';
import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/question-page.ts';
import { chooseFile, examForUploadRows, examTablesOf, expandedExamPath } from './exam-tables.ts';

test('a score table can be uploaded from each kind of file: the rows of the first sheet, without blanks at the ends [UPL-001] [UPL-002] [UPL-003]', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = examForUploadRows('sat');
  await mountPage(expandedExamPath('sat', exam), { as: 'super-admin', planted: exam });
  const tables = await examTablesOf(page, exam);
  const row = tables.table('Raw Score Conversion');
  await expect(row.locator('input[type=file]')).toHaveAttribute('accept', '.xlsx,.xls,.csv');
  await expect(row).toContainText('None yet');
  const csv = sampleFile('sat-score-conversion.csv');
  // Without the byte order mark, which `trim` removes as a space.
  const lines = csv.buffer.toString().trim().split(/\r?\n/);
  const rows = lines.map((line) => {
    const cells = line.split(',');
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  const rowsWithBlanks = [...rows.map((cells) => [...cells, '', ' ']), [], ['', ' '], []];
  for (const file of [
    csv,
    sampleFile('sat-score-conversion.xls'),
    workbookOf('two.xlsx', rowsWithBlanks, actTable()),
  ]) {
    await db.query(`update exams set score = '[]'`);
    const sent = page.waitForRequest((request) => request.url().endsWith('/sats/test_sats/update_score'));
    await tables.choose('Raw Score Conversion', file);
    await expect(tables.dialog.getByRole('heading')).toHaveText('Upload Raw Score Conversion');
    await expect(tables.dialog.getByText(`${file.name}: 60 rows, 4 columns`)).toBeVisible();
    // The column letters and the row numbers.
    await expect(tables.cells.getByRole('columnheader')).toHaveCount(4);
    await expect(tables.cells.getByRole('rowheader').first()).toHaveText('1');
    await tables.upload.click();
    await expect(alertOf(page, `'${exam.title}' Raw Score Conversion uploaded`).last()).toBeVisible();
    await expect(tables.dialog).toBeHidden();
    expect((await sent).postDataJSON()).toEqual({ id: exam.id, score: rows });
    expect((await db.query('select score from exams')).rows).toEqual([{ score: rows }]);
  }
});

test('the answers of a bubble sheet are uploaded as rows, after a notice if a section has none [UPL-004]', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = examForUploadRows('act');
  await mountPage(expandedExamPath('act', exam), { as: 'super-admin', planted: exam });
  const tables = await examTablesOf(page, exam);
  const key = keySheet('act');
  const incompleteKey = key.map((cells, at) => (at === 0 ? cells : cells.with(1, '')));
  await tables.choose('Bubble Sheet Answers', csvOf('part.csv', incompleteKey));
  await expect(tables.dialog).toContainText('has no answers: its bubble sheets are saved, but not graded.');
  await tables.dialog.getByRole('button', { name: 'Cancel' }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/acts/test_acts/update_bubble_answers'));
  await tables.choose('Bubble Sheet Answers', csvOf('key.csv', key));
  await tables.upload.click();
  await expect(alertOf(page, `'${exam.title}' bubble sheet answer uploaded`)).toBeVisible();
  const trimmedRows = key.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1));
  expect((await sent).postDataJSON()).toEqual({ id: exam.id, bubble_sheet_answers: trimmedRows });
  expect((await db.query('select bubble_sheet_answers as key from exams')).rows).toEqual([{ key: trimmedRows }]);
  await tables.table('Bubble Sheet Answers').getByRole('button', { name: 'View Answers' }).click();
  await expect(tables.dialog.getByRole('row')).toHaveCount(key.length);
});

test('an admin can view the tables of an exam, but not upload [UPL-006]', async ({ page, mountPage }) => {
  const exam = examForUploadRows('sat', { score: satTable() });
  await mountPage(expandedExamPath('sat', exam), { as: 'admin', planted: exam });
  const tables = await examTablesOf(page, exam);
  await tables.table('Raw Score Conversion').getByRole('button', { name: 'View Score' }).click();
  await expect(tables.dialog.getByRole('row')).toHaveCount(60);
  await page.keyboard.press('Escape');
  await expect(tables.table('Bubble Sheet Answers')).toContainText('None yet');
  await expect(page.getByRole('button', { name: 'Upload Excel' })).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});

test('a file that is not a table is refused; a table with an error is read in a worker, shown with its cell, and not sent until it is corrected', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = examForUploadRows('sat');
  await mountPage(expandedExamPath('sat', exam), { as: 'super-admin', planted: exam });
  const tables = await examTablesOf(page, exam);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/update_score') && calls.push(request.method()));
  const tableError = tables.dialog.getByRole('alert');

  await tables.choose('Raw Score Conversion', fileOf('photo.xlsx', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')));
  const refusalText =
    '“photo.xlsx” is a picture, not a table, whatever its name says. Choose an .xlsx, .xls or .csv file.';
  await alertOf(page, refusalText).click();
  await expect(alertOf(page, refusalText)).toBeHidden();
  await expect(tables.dialog).toBeHidden();

  // Read in a worker: a large file would freeze the page.
  const worker = page.waitForEvent('worker');
  await tables.choose('Raw Score Conversion', workbookOf('scores.xlsx', withCell(satTable(), 14, 2, 'abc')));
  expect((await worker).url()).toContain('sheet-worker');
  await expect(tableError).toHaveText('C14: The Reading score “abc” is not a whole number.');
  await expect(tables.dialog.locator('[data-marked]')).toHaveText('abc');
  await expect(tables.dialog.locator('[data-marked]')).toBeInViewport();
  await expect(tables.upload).toBeHidden();
  const threeColumns = satTable().map((row) => row.slice(0, 3));
  await chooseFile(page, tables.dialog, csvOf('three.csv', threeColumns), 'Choose another file');
  await expect(tableError).toHaveText('D1: The table has 3 columns, but needs 4.');
  await chooseFile(page, tables.dialog, workbookOf('scores.xlsx', satTable()), 'Choose another file');
  await expect(tables.upload).toBeVisible();
  await expect(tableError).toBeHidden();
  expect(calls).toEqual([]);
  await tables.upload.click();
  await expect(alertOf(page, `'${exam.title}' Raw Score Conversion uploaded`)).toBeVisible();
  expect((await db.query('select score from exams')).rows[0].score).toHaveLength(60);
});
