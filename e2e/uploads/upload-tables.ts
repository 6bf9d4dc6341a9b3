import { expect, type Locator, type Page } from '@playwright/test';
import type pg from 'pg';
import { type ExamFamily, type PlantedExam, plantExam } from '../content.ts';
import type { RunningServer } from '../server.ts';
import type { UploadedFile } from '../sheet-files.ts';

const sections = {
  sat: ['Reading', 'Writing', 'MathNoCalc', 'MathCalc'],
  act: ['English', 'Mathematics', 'Reading', 'Science'],
};

/** An exam without tables; each section has one number that opens. */
export async function plantBare(db: pg.Client, family: ExamFamily): Promise<PlantedExam> {
  const topics = Object.fromEntries(sections[family].map((section) => [section, { section, position: 0 }]));
  return await plantExam(db, { family, topics });
}

/** An exam's two tables, as they stand in its row of the studio's list. */
export async function openTables(page: Page, app: RunningServer, family: ExamFamily, exam: PlantedExam) {
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

/** Presses the button that asks for a file, and chooses one. */
export async function chooseIn(page: Page, within: Locator, file: UploadedFile, name = 'Upload Excel') {
  const chooser = page.waitForEvent('filechooser');
  await within.getByRole('button', { name, exact: true }).click();
  await (await chooser).setFiles(file);
}

export async function stored(db: pg.Client, exam: string, field: 'score' | 'bubble_sheet_answers') {
  return (await db.query(`select ${field} as rows from exams where id = $1`, [exam])).rows[0].rows;
}
