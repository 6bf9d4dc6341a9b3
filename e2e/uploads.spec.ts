import { keySheet } from '@fourfold/core/grading/testing/keys';
import { satTable, withCell } from '@fourfold/core/scores/testing/tables';
import type { Locator, Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { enterStudio } from './authoring.ts';
import { callerOf } from './caller.ts';
import { type ExamFamily, type PlantedExam, plantExam } from './content.ts';
import { keyboardOf } from './keyboard.ts';
import { paperOf } from './paper-exam.ts';
import { expect, test } from './practising.ts';
import type { RunningServer } from './server.ts';
import { csvOf, fileOf, realFile, type UploadedFile, workbookOf, zipOf } from './sheet-files.ts';

const sections = {
  sat: ['Reading', 'Writing', 'MathNoCalc', 'MathCalc'],
  act: ['English', 'Mathematics', 'Reading', 'Science'],
};

async function plantBare(db: pg.Client, family: ExamFamily): Promise<PlantedExam> {
  const topics = Object.fromEntries(sections[family].map((section) => [section, { section, position: 0 }]));
  return await plantExam(db, { family, topics });
}

/** An exam's two tables, as they stand in its row of the studio's list. */
async function openTables(page: Page, app: RunningServer, family: ExamFamily, exam: PlantedExam) {
  await page.goto(`${app.studio}/admin/${family}s?${family}=${exam.id}`);
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: exam.title }).first();
  const table = (title: string): Locator => row.getByRole('listitem').filter({ hasText: title });
  const dialog = page.getByRole('dialog');
  await expect(table('Raw Score Conversion')).toBeVisible();
  return {
    row,
    table,
    dialog,
    cells: dialog.getByRole('table'),
    upload: dialog.getByRole('button', { name: 'Upload', exact: true }),
    choose: (title: string, file: UploadedFile) => chooseIn(page, table(title), file),
  };
}

async function chooseIn(page: Page, within: Locator, file: UploadedFile, name = 'Upload Excel') {
  const chooser = page.waitForEvent('filechooser');
  await within.getByRole('button', { name, exact: true }).click();
  await (await chooser).setFiles(file);
}

async function stored(db: pg.Client, exam: string, field: 'score' | 'bubble_sheet_answers') {
  return (await db.query(`select ${field} as rows from exams where id = $1`, [exam])).rows[0].rows;
}

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

test('score and bubble sheet uploads are a super admin’s: an admin reads what is there, and the calls refuse [UPL-006]', async ({
  page,
  app,
  db,
}) => {
  const exam = await plantBare(db, 'sat');
  await db.query('update exams set score = $2 where id = $1', [exam.id, JSON.stringify(satTable())]);
  await enterStudio(page, app);
  const shown = await openTables(page, app, 'sat', exam);
  await shown.table('Raw Score Conversion').getByRole('button', { name: 'View Score' }).click();
  await expect(shown.dialog.getByRole('row')).toHaveCount(60);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Upload Excel' })).toHaveCount(0);
  await expect(page.locator('input[type=file]')).toHaveCount(0);
  const call = await callerOf(app, 'admin');
  for (const body of [{ score: satTable() }, { bubble_sheet_answers: keySheet('sat') }]) {
    const path = 'score' in body ? 'update_score' : 'update_bubble_answers';
    for (const family of ['sat', 'act'])
      expect((await call(`POST /${family}s/test_${family}s/${path}`, { id: exam.id, ...body })).status).toBe(403);
  }
});

test('a table is uploaded by the keyboard alone, and on a phone everything is in reach', async ({ page, app, db }) => {
  const exam = await plantBare(db, 'act');
  await page.setViewportSize({ width: 390, height: 844 });
  await enterStudio(page, app, 'super-admin');
  const shown = await openTables(page, app, 'act', exam);
  const { press, tabTo } = keyboardOf(page);
  const button = shown.table('Raw Score Conversion').getByRole('button', { name: 'Upload Excel' });
  await button.focus();
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
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
