import { bucketOf, choose, sequencePath } from '../support/bucket.ts';
import { topicRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { sourceSequence } from './source-sequence.ts';

test('the bucket has three tabs, survives a reload, is shared between tabs, and belongs to one account until it logs out [BKT-002]', async ({
  page,
  app,
  context,
  mountPage,
}) => {
  const sequence = topicRows(sourceSequence);
  const author = await mountPage(sequencePath(sequence), { as: 'admin', planted: sequence });
  for (const target of ['question 1', 'question 3', 'Four in order']) await choose(page, target, 'Add to Bucket');
  const bucket = bucketOf(page);
  await expect(bucket.entry).toHaveText('Bucket3');
  await page.reload();
  await bucket.open();
  await expect(bucket.dialog.getByRole('tab')).toHaveText(['Questions2', 'Answers0', 'ProblemSet1']);
  const rows = bucket.list('Questions').getByRole('listitem');
  await expect(rows).toHaveText([/What comes first\?/, /And the last\?/]);
  await bucket.dialog.getByRole('button', { name: 'What comes first?', exact: true }).click();
  await expect(rows.first()).toContainText('That comes later.');
  await bucket.tab('Answers').click();
  await expect(bucket.dialog.getByRole('tabpanel')).toContainText('No Record Found');
  await bucket.tab('ProblemSet').click();
  await bucket.dialog.getByRole('button', { name: 'Four in order', exact: true }).click();
  await expect(bucket.list('ProblemSet')).toContainText('One of the set.');

  const other = await context.newPage();
  await other.goto(`${app.studio}/admin`);
  const otherBucket = bucketOf(other);
  await otherBucket.open();
  await otherBucket.dialog.getByRole('button', { name: 'Remove What comes first?' }).click();
  await expect(otherBucket.list('Questions').getByRole('listitem')).toHaveCount(1);
  await expect(otherBucket.dialog.getByRole('button', { name: 'Remove And the last?' })).toBeFocused();
  await expect(bucket.dialog.getByRole('tab')).toHaveText(['Questions1', 'Answers0', 'ProblemSet1']);
  await other.getByRole('button', { name: 'Undo' }).click();
  await bucket.tab('Questions').click();
  await expect(rows).toHaveText([/And the last\?/, /What comes first\?/]);
  await bucket.dialog.getByRole('button', { name: 'Remove All' }).click();
  const question = page.getByRole('dialog', { name: /^Are you sure/ });
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(bucket.dialog.getByRole('tab')).toHaveText(['Questions0', 'Answers0', 'ProblemSet1']);
  await expect(otherBucket.entry).toHaveText('Bucket1');
  await other.close();

  // The session ends without a log-out: another account sees an empty bucket, its author sees all
  // of it.
  await mountPage('/admin', { as: 'super-admin' });
  await bucket.open('ProblemSet');
  await expect(bucket.dialog).toContainText('No Record Found');
  await mountPage('/admin', { as: author });
  await expect(bucket.entry).toHaveText('Bucket1');

  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${app.studio}/`);
  const countStored = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const opening = indexedDB.open('fourfold-bucket');
          opening.onsuccess = () => {
            const counting = opening.result.transaction('entries').objectStore('entries').count();
            counting.onsuccess = () => resolve(counting.result);
          };
        }),
    );
  await expect.poll(countStored).toBe(0);
});
