import { bucketOf, choose, placeAddress } from '../bucket-content.ts';
import { topicRows } from '../content.ts';
import { expect, test } from '../practising.ts';
import { source } from './source.ts';

test('the bucket has three tabs, survives a reload, is shared between tabs, and belongs to one account until it logs out [BKT-002]', async ({
  page,
  app,
  context,
  mountPage,
}) => {
  const place = topicRows(source);
  const author = await mountPage(placeAddress(place), { as: 'admin', planted: place });
  for (const of of ['question 1', 'question 3', 'Four in order']) await choose(page, of, 'Add to Bucket');
  const here = bucketOf(page);
  await expect(here.entry).toHaveText('Bucket3');
  await page.reload();
  await here.open();
  await expect(here.dialog.getByRole('tab')).toHaveText(['Questions2', 'Answers0', 'ProblemSet1']);
  const rows = here.list('Questions').getByRole('listitem');
  await expect(rows).toHaveText([/What comes first\?/, /And the last\?/]);
  await here.dialog.getByRole('button', { name: 'What comes first?', exact: true }).click();
  await expect(rows.first()).toContainText('That comes later.');
  await here.tab('Answers').click();
  await expect(here.dialog.getByRole('tabpanel')).toContainText('No Record Found');
  await here.tab('ProblemSet').click();
  await here.dialog.getByRole('button', { name: 'Four in order', exact: true }).click();
  await expect(here.list('ProblemSet')).toContainText('One of the set.');

  const other = await context.newPage();
  await other.goto(`${app.studio}/admin`);
  const there = bucketOf(other);
  await there.open();
  await there.dialog.getByRole('button', { name: 'Remove What comes first?' }).click();
  await expect(there.list('Questions').getByRole('listitem')).toHaveCount(1);
  await expect(there.dialog.getByRole('button', { name: 'Remove And the last?' })).toBeFocused();
  await expect(here.dialog.getByRole('tab')).toHaveText(['Questions1', 'Answers0', 'ProblemSet1']);
  await other.getByRole('button', { name: 'Undo' }).click();
  await here.tab('Questions').click();
  await expect(rows).toHaveText([/And the last\?/, /What comes first\?/]);
  await here.dialog.getByRole('button', { name: 'Remove All' }).click();
  const question = page.getByRole('dialog', { name: /^Are you sure/ });
  await question.getByRole('button', { name: 'OK' }).click();
  await expect(here.dialog.getByRole('tab')).toHaveText(['Questions0', 'Answers0', 'ProblemSet1']);
  await expect(there.entry).toHaveText('Bucket1');
  await other.close();

  // The session ends without a log-out: another account sees an empty bucket, its author sees all
  // of it.
  await mountPage('/admin', { as: 'super-admin' });
  await here.open('ProblemSet');
  await expect(here.dialog).toContainText('No Record Found');
  await mountPage('/admin', { as: author });
  await expect(here.entry).toHaveText('Bucket1');

  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${app.studio}/`);
  const left = () =>
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
  await expect.poll(left).toBe(0);
});
