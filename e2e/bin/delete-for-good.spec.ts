import { alertOf } from '../alert.ts';
import { enterStudio, titled } from '../authoring.ts';
import { answer, binOf, binTopics } from '../binned.ts';
import { callerOf } from '../caller.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { binAll } from './binned-kinds.ts';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

test.afterEach(async ({ db }) => {
  // They would stand above what the next journey deletes.
  await db.query(`delete from topics where title like 'Binned %' and deleted_at > now()`);
});

test('each kind is deleted for good, and said to be [RCY-008]', async ({ page, app, db }) => {
  test.slow();
  const binned = await binAll(db, await callerOf(app, 'admin'));
  await page.reload();
  const bin = binOf(page);
  await bin.entry.click();
  // What is below goes first, and with its own words.
  for (const { tab, label, title } of binned.toReversed()) {
    await bin.tab(tab).click();
    await bin.remove(title).click();
    await answer(page, 'Are you sure you want to delete this permanently?', 'OK');
    await expect(alertOf(page, `(${label}) '${title}' permanently deleted`)).toBeVisible();
    await expect(bin.row(title)).toHaveCount(0);
  }
});

test('a deletion that is under way cannot be pressed again; one that another author made first leaves the row, and the focus moves on', async ({
  page,
  app,
  db,
}) => {
  const [title = '', gone = '', other = ''] = await binTopics(db, 3);
  const bin = binOf(page);
  const question = 'Are you sure you want to delete this permanently?';
  await bin.open('Topics');
  const { promise: held, resolve: go } = Promise.withResolvers<void>();
  await page.route('**/api/soft_delete/hard_delete', async (route) => {
    await held;
    await route.continue();
  });
  await bin.remove(title).click();
  await answer(page, question, 'OK');
  await expect(bin.remove(title)).toHaveAttribute('aria-disabled', 'true');
  await expect(bin.restore(title)).toHaveAttribute('aria-disabled', 'true');
  await bin.remove(title).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(1);
  go();
  await expect(bin.row(title)).toHaveCount(0);
  await expect(bin.remove(gone)).toBeFocused();
  await page.unroute('**/api/soft_delete/hard_delete');

  const { rows } = await db.query<{ id: string }>('select id from topics where title = $1', [gone]);
  const call = await callerOf(app, 'super-admin');
  expect((await call('POST /soft_delete/hard_delete', { id: rows[0]?.id, type: 'topic' })).status).toBe(200);
  await bin.remove(gone).click();
  await answer(page, question, 'OK');
  await expect(alertOf(page, /deleted for good meanwhile/)).toBeVisible();
  await expect(bin.row(gone)).toHaveCount(0);
  await expect(bin.remove(other)).toBeFocused();
});

test('what is deleted from the bin is gone for good, and not before one has agreed [RCY-007] [RCY-008]', async ({
  page,
  app,
  db,
}) => {
  const [stays, goes] = [titled('Stays'), titled('Goes')];
  const { question } = await plant(db, {
    sequence: { stays: { text: stays, choices: yesOrNo }, goes: { text: goes, choices: yesOrNo } },
  });
  const call = await callerOf(app, 'admin');
  for (const id of [question.stays, question.goes]) await call(`DELETE /question_subsubtopics/${id}`);
  const bin = binOf(page);
  await bin.open('Questions');
  await bin.remove(goes).click();
  await answer(page, 'Are you sure you want to delete this permanently?', 'Cancel');
  await expect(bin.row(goes)).toBeVisible();
  await bin.remove(goes).click();
  await answer(page, 'Are you sure you want to delete this permanently?', 'OK');
  await expect(alertOf(page, `(Question) '${goes}' permanently deleted`)).toBeVisible();
  await expect(bin.row(goes)).toHaveCount(0);
  await expect(bin.remove(stays)).toBeFocused();
  const { rows } = await db.query('select id from questions where id = any ($1)', [[question.stays, question.goes]]);
  expect(rows).toEqual([{ id: question.stays }]);
});
