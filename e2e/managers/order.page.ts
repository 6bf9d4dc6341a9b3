import { insertRows, row } from '@fourfold/server/testing/fixtures/rows';
import type { Page } from '@playwright/test';
import type pg from 'pg';
import { alertOf } from '../support/alert.ts';
import { drag } from '../support/drag.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicManagerOf } from '../support/topic-manager.ts';
import { branchRows } from './branch-rows.ts';

const leaveQuestion = 'Are you sure you want to leave Page without submit new order?';
const orderOf = (page: Page) => page.getByRole('list', { name: /^The order of/ }).getByRole('listitem');
const submitOrder = (page: Page) => page.getByRole('button', { name: 'Submit New Order' }).click();

/** The titles of a list in their stored order; their positions count from 0. */
async function storedOrder(db: pg.Client, table: string): Promise<string[]> {
  const { rows } = await db.query(`select title, position from ${table} where deleted_at is null order by position`);
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index));
  return rows.map(({ title }) => title);
}

/** Three topics; only the first has children, and it is expanded. */
const topics = () => ['Top A', 'Top B', 'Top C'].map((title, position) => topicWithoutChildren(title, position));
function topicWithoutChildren(title: string, position: number) {
  const branch = branchRows(title, { position });
  return position === 0 ? branch : { ...branch, rows: branch.rows.slice(0, 1) };
}

const levels = [
  ['Topic', 'Top', 'topics'],
  ['Subtopic', 'Sub', 'subtopics'],
  ['Subsubtopic', 'Seq', 'subsubtopics'],
] as const;

test('each level is reordered by the arrow buttons, and the whole list is saved; after a failed call the next Submit saves it [ATR-006] [ORD-002]', async ({
  page,
  db,
  mountPage,
}) => {
  await page.route('**/api/subtopics/update_positions', (route) => route.abort(), { times: 1 });
  const planted = topics();
  await mountPage(planted[0]?.address ?? '', { as: 'admin', planted });
  const manager = topicManagerOf(page);
  for (const [type, name, table] of levels) {
    await expect(manager.button(`Create ${type}`).first()).toBeVisible();
    await manager.button(`Reorder ${type}s`).first().click();
    await page.getByRole('button', { name: `Move down ${name} A` }).click();
    await expect(orderOf(page)).toHaveText([`${name} B`, `${name} A`, `${name} C`]);
    if (type === 'Subtopic') {
      await submitOrder(page);
      await expect(alertOf(page, 'No connection to the server. Check the network and try again.')).toBeVisible();
      await expect(orderOf(page)).toHaveText(['Sub B', 'Sub A', 'Sub C']);
    }
    const sent = page.waitForRequest('**/update_positions');
    await submitOrder(page);
    expect(Object.values((await sent).postDataJSON()).find(Array.isArray)).toHaveLength(3);
    await expect(manager.button(`Reorder ${type}s`).first()).toBeFocused();
    expect(await storedOrder(db, table)).toEqual([`${name} B`, `${name} A`, `${name} C`]);
  }
});

test('each level is dragged by its handles [ORD-001]', async ({ page, db, mountPage }) => {
  const planted = topics();
  await mountPage(planted[0]?.address ?? '', { as: 'super-admin', planted });
  const manager = topicManagerOf(page);
  for (const [type, name, table] of levels) {
    await manager.button(`Reorder ${type}s`).first().click();
    await drag(page, `${name} C`, `${name} A`);
    await expect(orderOf(page)).toHaveText([`${name} C`, `${name} A`, `${name} B`]);
    await submitOrder(page);
    await expect(manager.button(`Reorder ${type}s`).first()).toBeFocused();
    expect(await storedOrder(db, table)).toEqual([`${name} C`, `${name} A`, `${name} B`]);
  }
});

test('leaving an unsaved order asks for confirmation: by a link, Back, closing its row or another order', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const branch = branchRows('Algebra');
  await mountPage(`/admin/${branch.subtopics[0]}`, { as: 'admin', planted: branch });
  await page.getByRole('link', { name: 'Back' }).click();
  const manager = topicManagerOf(page);
  await manager.button('Reorder Subtopics').click();
  await page.getByRole('button', { name: 'Move down Sub A' }).click();
  for (const leavePage of [
    () => page.getByRole('navigation').getByRole('link', { name: 'Grammar' }).click(),
    () => page.evaluate(() => history.back()),
    () => manager.toggle('Algebra').click(),
    () => manager.button('Reorder Topics').click(),
  ]) {
    await leavePage();
    await manager.answer(leaveQuestion, 'Cancel');
    await expect(page).toHaveURL(app.studio + branch.address);
    await expect(orderOf(page)).toHaveText(['Sub B', 'Sub A', 'Sub C']);
  }
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(manager.row('Sub A')).toBeVisible();
  await expect(manager.button('Reorder Subtopics')).toBeFocused();

  await manager.button('Reorder Subtopics').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Grammar' }).click();
  await manager.answer(leaveQuestion, 'OK');
  await expect(page.getByRole('heading', { level: 1, name: 'Grammar topics' })).toBeVisible();
  expect(await storedOrder(db, 'subtopics')).toEqual(['Sub A', 'Sub B', 'Sub C']);
});

test('a list that another author has changed is merged, shown, and saved by the second Submit', async ({
  page,
  db,
  mountPage,
}) => {
  const branch = branchRows('Algebra');
  await mountPage(branch.address, { as: 'admin', planted: branch });
  const manager = topicManagerOf(page);
  await manager.button('Reorder Subtopics').click();
  await page.getByRole('button', { name: 'Move up Sub C' }).click();
  // The other author deletes B and adds D at the end.
  await db.query('update subtopics set deleted_at = now(), deletion_id = gen_random_uuid() where id = $1', [
    branch.subtopics[1],
  ]);
  const added = row('subtopics', { id: crypto.randomUUID(), topic_id: branch.topic, title: 'Sub D', position: 3 });
  await insertRows(db, [added]);
  await submitOrder(page);
  await expect(alertOf(page, 'The list has changed meanwhile. This is the list as it is now.')).toBeVisible();
  await expect(orderOf(page)).toHaveText(['Sub A', 'Sub C', 'Sub D']);
  await page.getByRole('button', { name: 'Move up Sub D' }).click();
  await submitOrder(page);
  await expect(manager.row('Sub D')).toBeVisible();
  expect(await storedOrder(db, 'subtopics')).toEqual(['Sub A', 'Sub D', 'Sub C']);
});
