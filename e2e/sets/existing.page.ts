import { alertOf } from '../support/alert.ts';
import { problemSetsOf as deskOf, sequencePath } from '../support/bucket.ts';
import { examRows, topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { oneQuestion, setSpecs } from './set-fixtures.ts';

test('sets are added from branches under five tabs, several at once, and nothing is copied [APS-011] [APS-012] [APS-013]', async ({
  page,
  db,
  mountPage,
}) => {
  const source = topicRows({ sequence: oneQuestion, sets: setSpecs(['One', 'Two']) });
  const exam = examRows({ topics: { lines: { section: 'MathCalc', sets: setSpecs(['Three']) } } });
  const target = topicRows({ sequence: oneQuestion });
  await mountPage(sequencePath(target), { as: 'admin', planted: [source, exam, target] });
  const { button, rows } = deskOf(page);
  await button('Add Existing').click();
  const dialog = page.getByRole('dialog', { name: 'Add existing problem sets' });
  await expect(dialog.getByRole('tab')).toHaveText(['SATs', 'ACTs', 'Math', 'Grammar', 'Reading']);
  const add = dialog.getByRole('button', { name: 'Add', exact: true });
  const selectAll = dialog.getByRole('button', { name: 'Select All' });
  const checkbox = (name: string) => dialog.getByRole('checkbox', { name });
  const openBranch = async (tab: string, titles: readonly string[]) => {
    await dialog.getByRole('tab', { name: tab }).click();
    for (const name of titles) await dialog.getByRole('button', { name }).click();
  };
  const branch = [`Topic ${source.topic.slice(0, 8)}`, 'Planted sub-topic', 'Planted sequence'];
  await expect(add).toBeDisabled();
  await openBranch('Math', branch);
  await checkbox('One').check();
  await expect(selectAll).toBeEnabled();
  await expect(add).toBeEnabled();
  await selectAll.click();
  await expect(checkbox('Two')).toBeChecked();
  await expect(selectAll).toBeDisabled();
  await dialog.getByRole('button', { name: 'Preview of Two' }).click();
  await expect(dialog.getByText('One of the set.')).toBeVisible();
  await openBranch('SATs', [exam.title, 'Math - Calculator', '1. Planted lines']);
  await checkbox('Three').check();
  await expect(dialog).toContainText('3 selected');
  await add.click();
  await expect(alertOf(page, 'Existing Problem Sets added')).toBeVisible();
  await expect(rows.getByRole('link')).toHaveText(['One', 'Two', 'Three']);
  await expect(rows.first()).toContainText('Existing');
  expect((await db.query('select id from problem_sets')).rows).toHaveLength(3);

  await button('Add Existing').click();
  await openBranch('Math', branch);
  await expect(checkbox('One')).toBeDisabled();
  await expect(selectAll).toBeDisabled();
});

test('a set is linked by the title chosen in the list, otherwise by the typed title [APS-014]', async ({
  page,
  mountPage,
}) => {
  const twins = topicRows({
    sequence: oneQuestion,
    sets: { one: { title: 'Twin', questions: [] }, other: { title: 'Twin', questions: [] } },
  });
  const target = topicRows({ sequence: oneQuestion });
  const planted = [topicRows({ sequence: oneQuestion, sets: setSpecs(['Zebra', 'Zebra and more']) }), twins, target];
  await mountPage(sequencePath(target), { as: 'super-admin', planted });
  const { button, rows } = deskOf(page);
  const linked = rows.getByRole('link');
  const dialog = page.getByRole('dialog', { name: 'Link existing problem set' });
  const link = dialog.getByRole('button', { name: 'Link', exact: true });
  const title = dialog.getByRole('combobox', { name: 'Title' });

  await button('Link Existing').click();
  await expect(link).toBeDisabled();
  await title.fill('Zebra');
  await expect(dialog.getByRole('option')).toHaveCount(2);
  await dialog.getByRole('option', { name: 'Zebra and more' }).click();
  await expect(title).toHaveValue('Zebra and more');
  await link.click();
  await expect(alertOf(page, 'Existing Problem Sets added')).toBeVisible();
  await expect(linked).toHaveText(['Zebra and more']);

  // Nothing is chosen: both titles start with the text, and one is equal to it.
  await button('Link Existing').click();
  await title.fill('zebra');
  await title.press('Enter');
  await expect(linked).toHaveText(['Zebra and more', 'Zebra']);

  // The typed title fits two sets; the chosen one is linked.
  await button('Link Existing').click();
  await title.fill('Twin');
  await link.click();
  await expect(dialog).toContainText('2 problem sets have this title: choose one from the list.');
  await dialog.getByRole('option').nth(1).click();
  await link.click();
  await expect(linked).toHaveText(['Zebra and more', 'Zebra', 'Twin']);
  const href = await linked.last().getAttribute('href');
  expect(Object.values(twins.set)).toContain(href?.split(/[/?]/)[3]);

  await button('Link Existing').click();
  await title.fill('Nothing');
  await link.click();
  await expect(dialog).toContainText('No Problem Set Found');
  await title.fill('Zebra');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('aria-disabled', 'true');
  await link.click();
  await expect(dialog).toContainText('It hangs in this place already.');
});
