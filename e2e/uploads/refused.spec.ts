import { satTable, withCell } from '@fourfold/core/scores/testing/tables';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio } from '../authoring.ts';
import { expect, test } from '../practising.ts';
import { csvOf, fileOf, realFile, type UploadedFile, workbookOf, zipOf } from '../sheet-files.ts';
import { chooseIn, openTables, plantBare, stored } from './upload-tables.ts';

test('a table that does not add up is shown with the cell that stands against it, and is not sent; mended it is', async ({
  page,
  app,
  db,
}) => {
  const exam = await plantBare(db, 'sat');
  await enterStudio(page, app, 'super-admin');
  const shown = await openTables(page, app, 'sat', exam);
  const calls: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()));
  await shown.choose('Raw Score Conversion', workbookOf('scores.xlsx', withCell(satTable(), 14, 2, 'abc')));
  await expect(shown.dialog.getByRole('alert')).toHaveText('C14: The Reading score “abc” is not a whole number.');
  await expect(shown.dialog.locator('[data-marked]')).toHaveText('abc');
  await expect(shown.dialog.locator('[data-marked]')).toBeInViewport();
  await expect(shown.upload).toBeHidden();
  await expectAccessible(page);
  await chooseIn(
    page,
    shown.dialog,
    csvOf(
      'three.csv',
      satTable().map((row) => row.slice(0, 3)),
    ),
    'Choose another file',
  );
  await expect(shown.dialog.getByRole('alert')).toHaveText('D1: The table has 3 columns, but needs 4.');
  expect(calls.filter((url) => url.includes('update_score'))).toEqual([]);
  await chooseIn(page, shown.dialog, workbookOf('scores.xlsx', satTable()), 'Choose another file');
  await expect(shown.dialog.getByRole('alert')).toBeHidden();
  await shown.upload.click();
  await expect(alertOf(page, `'${exam.title}' Raw Score Conversion uploaded`)).toBeVisible();
  expect(await stored(db, exam.id, 'score')).toHaveLength(60);
});

test('what is no table is refused with what it is, and leaves everything as it was', async ({ page, app, db }) => {
  const exam = await plantBare(db, 'act');
  await enterStudio(page, app, 'super-admin');
  const shown = await openTables(page, app, 'act', exam);
  const whole = realFile('act-score-conversion.xlsx').buffer;
  const bomb = zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': Buffer.alloc(150_000_000, ' ') });
  const refused: [UploadedFile, string][] = [
    [
      fileOf('photo.xlsx', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
      '“photo.xlsx” is a picture, not a table, whatever its name says. Choose an .xlsx, .xls or .csv file.',
    ],
    [
      fileOf('half.xlsx', whole.subarray(0, whole.length / 2)),
      '“half.xlsx” is damaged or cut off. Save it once more and choose it again.',
    ],
    [fileOf('bomb.xlsx', bomb), '“bomb.xlsx” becomes far too large when it is unpacked. It is not an ordinary table.'],
    [fileOf('empty.csv', ''), '“empty.csv” is empty.'],
    [fileOf('blank.csv', ',,\n\n'), '“blank.csv” has nothing in its first sheet.'],
  ];
  for (const [file, said] of refused) {
    await shown.choose('Raw Score Conversion', file);
    const alert = alertOf(page, said);
    await expect(alert).toBeVisible();
    await alert.click();
    await expect(shown.dialog).toBeHidden();
  }
  expect(await stored(db, exam.id, 'score')).toEqual([]);
});

test('a workbook of 100,000 rows does not freeze the page, and is refused by its first row too many', async ({
  page,
  app,
  db,
}) => {
  const exam = await plantBare(db, 'sat');
  await enterStudio(page, app, 'super-admin');
  const shown = await openTables(page, app, 'sat', exam);
  const rows = Array.from({ length: 100_000 }, (_, row) => [`${row}`, '200', '10', '10', 'and a word']);
  const file = workbookOf('long.xlsx', rows);
  await page.evaluate(watchFrames);
  await shown.choose('Raw Score Conversion', file);
  await expect(shown.dialog.getByRole('alert')).toHaveText(
    'A1001: There are 100,000 rows, but a table like this has 1,000 at most.',
    { timeout: 70_000 },
  );
  await expect(shown.dialog.getByText('long.xlsx: 100,000 rows, 5 columns')).toBeVisible();
  const { longest, begun } = await page.evaluate(() => {
    const { longest, begun } = window as unknown as Watched;
    return { longest, begun };
  });
  // Read on the page itself, one frame would last as long as the reading does.
  expect(longest).toBeLessThan(((await page.evaluate(() => performance.now())) - begun) / 4);
});

/** Milliseconds: since when the page is watched, and the longest time between two frames. */
type Watched = { begun: number; longest: number };

/** Runs in the page: the longest time between two frames. */
function watchFrames(): void {
  const own = window as unknown as Watched;
  own.begun = performance.now();
  own.longest = 0;
  let before = own.begun;
  const next = (now: number) => {
    own.longest = Math.max(own.longest, now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
