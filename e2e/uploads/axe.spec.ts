import { satTable, withCell } from '@fourfold/core/scores/testing/tables';
import { expectScreenAccessible } from '../accessible.ts';
import { expect, test } from '../practising.ts';
import { csvOf } from '../sheet-files.ts';
import { examAddress, tablesOf, uploadRows } from './upload-tables.ts';

test('a table passes axe when stored, before its upload and with an error, and fits a phone', async ({
  page,
  mountPage,
}) => {
  const exam = uploadRows('sat', { score: satTable() });
  await mountPage(examAddress('sat', exam), { as: 'super-admin', planted: exam });
  const shown = await tablesOf(page, exam);
  const look = async (what: string) => {
    await expectScreenAccessible(page, what);
    await page.keyboard.press('Escape');
    await expect(shown.dialog).toBeHidden();
  };
  await shown.table('Raw Score Conversion').getByRole('button', { name: 'View Score' }).click();
  await expect(shown.cells).toBeVisible();
  await look('a stored table');
  await shown.choose('Raw Score Conversion', csvOf('scores.csv', satTable()));
  await expect(shown.upload).toBeVisible();
  await look('a table to upload');
  await shown.choose('Raw Score Conversion', csvOf('scores.csv', withCell(satTable(), 14, 2, 'abc')));
  await expect(shown.dialog.getByRole('alert')).toBeVisible();
  await look('a table with an error');
});
