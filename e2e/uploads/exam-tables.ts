import { expect, type Locator, type Page } from '@playwright/test';
import type { UploadedFile } from '../sheet-files.ts';
import { type ExamFamily, type ExamFixture, type ExamPlanting, examRows } from '../support/planting.ts';

const sections = {
  sat: ['Reading', 'Writing', 'MathNoCalc', 'MathCalc'],
  act: ['English', 'Mathematics', 'Reading', 'Science'],
};

/** An exam with one question topic in each section, by default without tables. */
export function examForUploadRows(family: ExamFamily, tables: Pick<ExamPlanting, 'score'> = {}): ExamFixture {
  const topics = Object.fromEntries(sections[family].map((section) => [section, { section, position: 0 }]));
  return examRows({ family, topics, ...tables });
}

/** Path of the studio's list with one exam expanded. */
export const expandedExamPath = (family: ExamFamily, { id }: ExamFixture) => `/admin/${family}s?${family}=${id}`;

/** Page object of an exam's two tables in its row of the list. */
export async function examTablesOf(page: Page, exam: ExamFixture) {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: exam.title }).first();
  const table = (title: string): Locator => row.getByRole('listitem').filter({ hasText: title });
  const dialog = page.getByRole('dialog');
  await expect(table('Raw Score Conversion')).toBeVisible();
  return {
    table,
    dialog,
    cells: dialog.getByRole('table'),
    upload: dialog.getByRole('button', { name: 'Upload', exact: true }),
    choose: (title: string, file: UploadedFile) => chooseFile(page, table(title), file),
  };
}

/** Opens the file chooser by its button, and chooses a file. */
export async function chooseFile(page: Page, within: Locator, file: UploadedFile, name = 'Upload Excel') {
  const chooser = page.waitForEvent('filechooser');
  await within.getByRole('button', { name, exact: true }).click();
  await (await chooser).setFiles(file);
}
