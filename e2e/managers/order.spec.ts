import type { Page } from '@playwright/test';
import type pg from 'pg';
import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { enterStudio, managerOf, titled } from '../authoring.ts';
import { drag } from '../drag.ts';
import { expect, test } from '../practising.ts';

const leave = 'Are you sure you want to leave Page without submit new order?';

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

type Branch = { topic: string; subtopics: string[]; sequences: string[] };

/** A topic of three sub-topics, the first of which has three sub-sub-topics. */
async function plantBranch(db: pg.Client): Promise<Branch> {
  const id = () => crypto.randomUUID();
  const branch = { topic: id(), subtopics: [id(), id(), id()], sequences: [id(), id(), id()] };
  await db.query(`insert into topics (id, kind, title, position) values ($1, 'math', $2, 900)`, [
    branch.topic,
    titled('Ordered'),
  ]);
  for (const [at, own] of branch.subtopics.entries()) {
    const row = [own, branch.topic, `Sub ${'ABC'[at]}`, at];
    await db.query('insert into subtopics (id, topic_id, title, position) values ($1, $2, $3, $4)', row);
  }
  for (const [at, own] of branch.sequences.entries()) {
    const row = [own, branch.subtopics[0], `Seq ${'ABC'[at]}`, at];
    await db.query('insert into subsubtopics (id, subtopic_id, title, position) values ($1, $2, $3, $4)', row);
  }
  return branch;
}

const orderOf = (page: Page) => page.getByRole('list', { name: /^The order of/ }).getByRole('listitem');

async function positions(db: pg.Client, table: string, where: string, id: string): Promise<string[]> {
  const { rows } = await db.query(
    `select title, position from ${table} where ${where} = $1 and deleted_at is null order by position`,
    [id],
  );
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, at) => at));
  return rows.map(({ title }) => title);
}

test('topics are put in order by keyboard alone, and the whole list is saved [ATR-006] [ORD-002]', async ({
  page,
  app,
  db,
}) => {
  const manager = managerOf(page);
  await plantBranch(db);
  await plantBranch(db);
  await page.goto(`${app.studio}/admin/math-topics`);
  await expect(manager.button('Create Topic')).toBeVisible();
  await manager.button('Reorder Topics').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Drag the rows, or move them with the arrows.')).toBeFocused();
  const count = await orderOf(page).count();
  expect(count).toBeGreaterThan(2);
  const title = (await orderOf(page).last().textContent())?.trim() ?? '';
  const up = page.getByRole('button', { name: `Move up ${title}` });
  await up.focus();
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(page.getByText(`${title} is now number ${count - 1} of ${count}.`)).toBeAttached();
  const wanted = (await orderOf(page).allTextContents()).map((text) => text.trim());

  const sent = page.waitForRequest('**/api/tests/update_positions');
  await page.getByRole('button', { name: 'Submit New Order' }).focus();
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON().tests).toHaveLength(count);
  await expect(manager.button('Reorder Topics')).toBeFocused();
  expect(await positions(db, 'topics', 'kind', 'math')).toEqual(wanted);
  await expect(manager.main.locator('ul[aria-label="Math topics"] > li').nth(count - 2)).toContainText(title);
});

test('sub-topics and sub-sub-topics have an order of their own, inside their row [ATR-006] [ORD-002]', async ({
  page,
  app,
  db,
}) => {
  const manager = managerOf(page);
  const branch = await plantBranch(db);
  const [first = ''] = branch.subtopics;
  await page.goto(`${app.studio}/admin/math-topics?topic=${branch.topic}&subtopic=${first}`);
  for (const [type, name, table, where, id] of [
    ['Subtopic', 'Sub', 'subtopics', 'topic_id', branch.topic],
    ['Subsubtopic', 'Seq', 'subsubtopics', 'subtopic_id', first],
  ] as const) {
    await expect(manager.button(`Create ${type}`).first()).toBeVisible();
    await manager.button(`Reorder ${type}s`).first().click();
    await page.getByRole('button', { name: `Move down ${name} A` }).click();
    await expect(orderOf(page)).toHaveText([`${name} B`, `${name} A`, `${name} C`]);
    if (type === 'Subtopic') await expectAccessible(page);
    await page.getByRole('button', { name: 'Submit New Order' }).click();
    await expect(manager.button(`Reorder ${type}s`).first()).toBeFocused();
    expect(await positions(db, table, where, id)).toEqual([`${name} B`, `${name} A`, `${name} C`]);
  }
});

test('topics, sub-topics and sub-sub-topics are dragged by their handles [ORD-001]', async ({ page, app, db }) => {
  const manager = managerOf(page);
  const [one, other] = [await plantBranch(db), await plantBranch(db)];
  const [first = ''] = one.subtopics;
  // Behind all that was planted before, one below the other.
  await db.query('update topics set position = array_position($1::uuid[], id) + 90000 where id = any ($1::uuid[])', [
    [one.topic, other.topic],
  ]);
  const { rows } = await db.query('select title from topics where id = any ($1::uuid[]) order by position', [
    [one.topic, other.topic],
  ]);
  const [upper = '', lower = ''] = rows.map(({ title }) => title as string);
  const submit = page.getByRole('button', { name: 'Submit New Order' });
  await page.goto(`${app.studio}/admin/math-topics?topic=${one.topic}&subtopic=${first}`);
  await manager.button('Reorder Topics').click();
  await drag(page, lower, upper);
  await expect.poll(async () => (await orderOf(page).allTextContents()).slice(-2)).toEqual([lower, upper]);
  await submit.click();
  await expect(manager.button('Reorder Topics')).toBeVisible();
  expect((await positions(db, 'topics', 'kind', 'math')).slice(-2)).toEqual([lower, upper]);

  for (const [type, name, table, where, id] of [
    ['Subtopic', 'Sub', 'subtopics', 'topic_id', one.topic],
    ['Subsubtopic', 'Seq', 'subsubtopics', 'subtopic_id', first],
  ] as const) {
    await manager.button(`Reorder ${type}s`).first().click();
    await drag(page, `${name} C`, `${name} A`);
    await expect(orderOf(page)).toHaveText([`${name} C`, `${name} A`, `${name} B`]);
    await submit.click();
    await expect(manager.button(`Reorder ${type}s`).first()).toBeVisible();
    expect(await positions(db, table, where, id)).toEqual([`${name} C`, `${name} A`, `${name} B`]);
  }
});

test('an order is not left unsaved without being asked, whichever way one goes', async ({ page, app, db }) => {
  const manager = managerOf(page);
  const branch = await plantBranch(db);
  const [first = ''] = branch.subtopics;
  const address = `${app.studio}/admin/math-topics?topic=${branch.topic}&subtopic=${first}`;
  await page.goto(`${app.studio}/admin/${first}`);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(address);
  const { rows } = await db.query('select title from topics where id = $1', [branch.topic]);
  const title = rows[0].title as string;
  await manager.button('Reorder Subtopics').click();
  await page.getByRole('button', { name: 'Move down Sub A' }).click();

  // A link, the browser's Back, its own row closed, another list put in order.
  for (const go of [
    () => page.getByRole('navigation').getByRole('link', { name: 'Grammar' }).click(),
    () => page.evaluate(() => history.back()),
    () => manager.toggle(title).click(),
    () => manager.button('Reorder Topics').click(),
  ]) {
    await go();
    await manager.answer(leave, 'Cancel');
    await expect(page).toHaveURL(address);
    await expect(orderOf(page)).toHaveText(['Sub B', 'Sub A', 'Sub C']);
  }
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(manager.row('Sub A')).toBeVisible();
  await expect(manager.button('Reorder Subtopics')).toBeFocused();

  await manager.button('Reorder Subtopics').click();
  await page.getByRole('navigation').getByRole('link', { name: 'Grammar' }).click();
  await manager.answer(leave, 'OK');
  await expect(page.getByRole('heading', { level: 1, name: 'Grammar topics' })).toBeVisible();
  expect(await positions(db, 'subtopics', 'topic_id', branch.topic)).toEqual(['Sub A', 'Sub B', 'Sub C']);
});

test('a list that another author changed meanwhile is merged, shown, and saved at the second press', async ({
  page,
  app,
  db,
}) => {
  const manager = managerOf(page);
  const branch = await plantBranch(db);
  await page.goto(`${app.studio}/admin/math-topics?topic=${branch.topic}`);
  await manager.button('Reorder Subtopics').click();
  await page.getByRole('button', { name: 'Move up Sub C' }).click();
  // The other one takes B away and puts D behind the rest.
  await db.query('update subtopics set deleted_at = now(), deletion_id = $2 where id = $1', [
    branch.subtopics[1],
    crypto.randomUUID(),
  ]);
  await db.query(`insert into subtopics (id, topic_id, title, position) values ($1, $2, 'Sub D', 3)`, [
    crypto.randomUUID(),
    branch.topic,
  ]);
  const submit = page.getByRole('button', { name: 'Submit New Order' });
  await submit.click();
  await expect(alertOf(page, 'The list has changed meanwhile. This is the list as it is now.')).toBeVisible();
  await expect(orderOf(page)).toHaveText(['Sub A', 'Sub C', 'Sub D']);
  await page.getByRole('button', { name: 'Move up Sub D' }).click();
  await submit.click();
  await expect(manager.row('Sub D')).toBeVisible();
  expect(await positions(db, 'subtopics', 'topic_id', branch.topic)).toEqual(['Sub A', 'Sub D', 'Sub C']);
});

test('an order that cannot be sent stays as it was made', async ({ page, app, db }) => {
  const manager = managerOf(page);
  const branch = await plantBranch(db);
  await page.goto(`${app.studio}/admin/math-topics?topic=${branch.topic}`);
  await manager.button('Reorder Subtopics').click();
  await page.getByRole('button', { name: 'Move up Sub C' }).click();
  await page.route('**/api/subtopics/update_positions', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit New Order' }).click();
  await expect(alertOf(page, /./)).toBeVisible();
  await expect(orderOf(page)).toHaveText(['Sub A', 'Sub C', 'Sub B']);
  await page.unroute('**/api/subtopics/update_positions');
  await page.getByRole('button', { name: 'Submit New Order' }).click();
  await expect(manager.button('Reorder Subtopics')).toBeVisible();
  expect(await positions(db, 'subtopics', 'topic_id', branch.topic)).toEqual(['Sub A', 'Sub C', 'Sub B']);
});
