import { keySheet } from '@fourfold/core/grading/testing/keys';
import { actTable, satTable, withCell } from '@fourfold/core/scores/testing/tables';
import { alertOf } from '../alert.ts';
import { expect, test } from '../practising.ts';
import { csvOf, fileOf, realFile, workbookOf } from '../sheet-files.ts';
import { chooseIn, examAddress, tablesOf, uploadRows } from './upload-tables.ts';

test('a score table can be uploaded from each kind of file: the rows of the first sheet, without blanks at the ends [UPL-001] [UPL-002] [UPL-003]', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = uploadRows('sat');
  await mountPage(examAddress('sat', exam), { as: 'super-admin', planted: exam });
  const shown = await tablesOf(page, exam);
  const row = shown.table('Raw Score Conversion');
  await expect(row.locator('input[type=file]')).toHaveAttribute('accept', '.xlsx,.xls,.csv');
  await expect(row).toContainText('None yet');
  const csv = realFile('sat-score-conversion.csv');
  // Without the byte order mark, which `trim` removes as a space.
  const lines = csv.buffer.toString().trim().split(/\r?\n/);
  const rows = lines.map((line) => {
    const cells = line.split(',');
    return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);
  });
  const untidy = [...rows.map((cells) => [...cells, '', ' ']), [], ['', ' '], []];
  for (const file of [csv, realFile('sat-score-conversion.xls'), workbookOf('two.xlsx', untidy, actTable())]) {
    await db.query(`update exams set score = '[]'`);
    const sent = page.waitForRequest((request) => request.url().endsWith('/sats/test_sats/update_score'));
    await shown.choose('Raw Score Conversion', file);
    await expect(shown.dialog.getByRole('heading')).toHaveText('Upload Raw Score Conversion');
    await expect(shown.dialog.getByText(`${file.name}: 60 rows, 4 columns`)).toBeVisible();
    // The column letters and the row numbers.
    await expect(shown.cells.getByRole('columnheader')).toHaveCount(4);
    await expect(shown.cells.getByRole('rowheader').first()).toHaveText('1');
    await shown.upload.click();
    await expect(alertOf(page, `'${exam.title}' Raw Score Conversion uploaded`).last()).toBeVisible();
    await expect(shown.dialog).toBeHidden();
    expect((await sent).postDataJSON()).toEqual({ id: exam.id, score: rows });
    expect((await db.query('select score from exams')).rows).toEqual([{ score: rows }]);
  }
});

test('the answers of a bubble sheet are uploaded as rows, after a notice if a section has none [UPL-004]', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = uploadRows('act');
  await mountPage(examAddress('act', exam), { as: 'super-admin', planted: exam });
  const shown = await tablesOf(page, exam);
  const key = keySheet('act');
  const part = key.map((cells, at) => (at === 0 ? cells : cells.with(1, '')));
  await shown.choose('Bubble Sheet Answers', csvOf('part.csv', part));
  await expect(shown.dialog).toContainText('has no answers: its bubble sheets are saved, but not graded.');
  await shown.dialog.getByRole('button', { name: 'Cancel' }).click();
  const sent = page.waitForRequest((request) => request.url().endsWith('/acts/test_acts/update_bubble_answers'));
  await shown.choose('Bubble Sheet Answers', csvOf('key.csv', key));
  await shown.upload.click();
  await expect(alertOf(page, `'${exam.title}' bubble sheet answer uploaded`)).toBeVisible();
  const tidy = key.map((cells) => cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1));
  expect((await sent).postDataJSON()).toEqual({ id: exam.id, bubble_sheet_answers: tidy });
  expect((await db.query('select bubble_sheet_answers as key from exams')).rows).toEqual([{ key: tidy }]);
  await shown.table('Bubble Sheet Answers').getByRole('button', { name: 'View Answers' }).click();
  await expect(shown.dialog.getByRole('row')).toHaveCount(key.length);
});

test('an admin can view the tables of an exam, but not upload [UPL-006]', async ({ page, mountPage }) => {
  const exam = uploadRows('sat', { score: satTable() });
  await mountPage(examAddress('sat', exam), { as: 'admin', planted: exam });
  const shown = await tablesOf(page, exam);
  await shown.table('Raw Score Conversion').getByRole('button', { name: 'View Score' }).click();
  await expect(shown.dialog.getByRole('row')).toHaveCount(60);
  await page.keyboard.press('Escape');
  await expect(shown.table('Bubble Sheet Answers')).toContainText('None yet');
  await expect(page.getByRole('button', { name: 'Upload Excel' })).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
});

test('a file that is not a table is refused; a table with an error is read in a worker, shown with its cell, and not sent until it is corrected', async ({
  page,
  db,
  mountPage,
}) => {
  const exam = uploadRows('sat');
  await mountPage(examAddress('sat', exam), { as: 'super-admin', planted: exam });
  const shown = await tablesOf(page, exam);
  const calls: string[] = [];
  page.on('request', (request) => request.url().endsWith('/update_score') && calls.push(request.method()));
  const fault = shown.dialog.getByRole('alert');

  await shown.choose('Raw Score Conversion', fileOf('photo.xlsx', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')));
  const refused = '“photo.xlsx” is a picture, not a table, whatever its name says. Choose an .xlsx, .xls or .csv file.';
  await alertOf(page, refused).click();
  await expect(alertOf(page, refused)).toBeHidden();
  await expect(shown.dialog).toBeHidden();

  // Read in a worker: a large file would freeze the page.
  const worker = page.waitForEvent('worker');
  await shown.choose('Raw Score Conversion', workbookOf('scores.xlsx', withCell(satTable(), 14, 2, 'abc')));
  expect((await worker).url()).toContain('sheet-worker');
  await expect(fault).toHaveText('C14: The Reading score “abc” is not a whole number.');
  await expect(shown.dialog.locator('[data-marked]')).toHaveText('abc');
  await expect(shown.dialog.locator('[data-marked]')).toBeInViewport();
  await expect(shown.upload).toBeHidden();
  const three = satTable().map((row) => row.slice(0, 3));
  await chooseIn(page, shown.dialog, csvOf('three.csv', three), 'Choose another file');
  await expect(fault).toHaveText('D1: The table has 3 columns, but needs 4.');
  await chooseIn(page, shown.dialog, workbookOf('scores.xlsx', satTable()), 'Choose another file');
  await expect(shown.upload).toBeVisible();
  await expect(fault).toBeHidden();
  expect(calls).toEqual([]);
  await shown.upload.click();
  await expect(alertOf(page, `'${exam.title}' Raw Score Conversion uploaded`)).toBeVisible();
  expect((await db.query('select score from exams')).rows[0].score).toHaveLength(60);
});
