import { expect, type Locator, type Page } from '@playwright/test';
import { type ExamFamily, type ExamPlanting, examRows, type PlantedExam } from '../content.ts';
import type { UploadedFile } from '../sheet-files.ts';

const sections = {
  sat: ['Reading', 'Writing', 'MathNoCalc', 'MathCalc'],
  act: ['English', 'Mathematics', 'Reading', 'Science'],
};

/** An exam whose sections have one number each that opens; without tables unless it is given some. */
export function uploadRows(family: ExamFamily, tables: Pick<ExamPlanting, 'score'> = {}): PlantedExam {
  const topics = Object.fromEntries(sections[family].map((section) => [section, { section, position: 0 }]));
  return examRows({ family, topics, ...tables });
}

/** The studio's list with one exam open. */
export const examAddress = (family: ExamFamily, { id }: PlantedExam) => `/admin/${family}s?${family}=${id}`;

/** An exam's two tables, as they stand in its row of the list. */
export async function tablesOf(page: Page, exam: PlantedExam) {
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: exam.title }).first();
  const table = (title: string): Locator => row.getByRole('listitem').filter({ hasText: title });
  const dialog = page.getByRole('dialog');
  await expect(table('Raw Score Conversion')).toBeVisible();
  return {
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
