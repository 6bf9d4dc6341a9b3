import { alertOf } from '../support/alert.ts';
import { bucketOf, choose, sequencePath } from '../support/bucket.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { setSpecs } from './set-fixtures.ts';

test('by keyboard alone: a set is created, another added from the bucket, sets are reordered, and the bucket is emptied; the focus is never lost', async ({
  page,
  mountPage,
}) => {
  const sequence = { one: { text: 'First?', choices: yesOrNo }, two: { text: 'Second?', choices: yesOrNo } };
  const planted = topicRows({ sequence, sets: setSpecs(['Signs', 'Parabolas']) });
  await mountPage(sequencePath(planted), { as: 'admin', planted: planted });
  for (const target of ['question 1', 'question 2', 'Signs']) await choose(page, target, 'Add to Bucket');
  await expect(bucketOf(page).entry).toHaveText('Bucket3');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const rows = page.getByRole('list', { name: 'Problem sets' }).getByRole('listitem').getByRole('link');

  await button('Create Problem Set').press('Enter');
  await page.keyboard.type('By keys');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, `ProblemSet ('By keys') created`)).toBeVisible();
  await expect(button('Create Problem Set')).toBeFocused();

  await button('Add from Bucket').press('Enter');
  await dialog.getByRole('checkbox').press('Space');
  await expect(dialog.getByText('1 of 1 selected')).toBeVisible();
  await dialog.getByRole('button', { name: 'Add Problem Sets' }).press('Enter');
  await expect(alertOf(page, 'Problem Set added From Bucket')).toBeVisible();
  await expect(button('Add from Bucket')).toBeFocused();
  await expect(rows).toHaveText(['Signs', 'Parabolas', 'By keys', 'Signs']);

  await button('Reorder Problem Sets').press('Enter');
  await button('Move up By keys').press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByText('By keys is now number 1 of 4.')).toBeAttached();
  await expect(button('Move up By keys')).toBeFocused();
  await button('Submit New Order').press('Enter');
  await expect(rows).toHaveText(['By keys', 'Signs', 'Parabolas', 'Signs']);
  await expect(button('Reorder Problem Sets')).toBeFocused();

  await bucketOf(page).entry.press('Enter');
  await bucketOf(page).tab('ProblemSet').focus();
  await page.keyboard.press('Home');
  await expect(bucketOf(page).tab('Questions')).toBeFocused();
  await button('Remove First?').press('Enter');
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await expect(button('Remove Second?')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('tabpanel')).toContainText('No Record Found');
  await expect(dialog.getByRole('tabpanel')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bucketOf(page).entry).toBeFocused();
});
