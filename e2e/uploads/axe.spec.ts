import { satTable, withCell } from '@fourfold/core/scores/testing/tables';
import { csvOf } from '../sheet-files.ts';
import { expectScreenAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/question-page.ts';
import { examForUploadRows, examTablesOf, expandedExamPath } from './exam-tables.ts';

test('a table passes axe when stored, before its upload and with an error, and fits a phone @whole', async ({
  page,
  mountPage,
}) => {
  const exam = examForUploadRows('sat', { score: satTable() });
  await mountPage(expandedExamPath('sat', exam), { as: 'super-admin', planted: exam });
  const tables = await examTablesOf(page, exam);
  const checkAndClose = async (what: string) => {
    await expectScreenAccessible(page, what);
    await page.keyboard.press('Escape');
    await expect(tables.dialog).toBeHidden();
  };
  await tables.table('Raw Score Conversion').getByRole('button', { name: 'View Score' }).click();
  await expect(tables.cells).toBeVisible();
  await checkAndClose('a stored table');
  await tables.choose('Raw Score Conversion', csvOf('scores.csv', satTable()));
  await expect(tables.upload).toBeVisible();
  await checkAndClose('a table to upload');
  await tables.choose('Raw Score Conversion', csvOf('scores.csv', withCell(satTable(), 14, 2, 'abc')));
  await expect(tables.dialog.getByRole('alert')).toBeVisible();
  await checkAndClose('a table with an error');
});
