import { alertOf } from '../alert.ts';
import { managerOf } from '../authoring.ts';
import { expect, test } from '../fixtures.ts';
import { branchRows } from './branch.ts';
import { written } from './written.ts';

const kinds = ['math', 'grammar', 'reading', 'sat'] as const;
const headings = { math: 'Math topics', grammar: 'Grammar topics', reading: 'Reading topics', sat: 'SAT topics' };

test('each kind of topic has a manager that lists this kind only [ATR-001]', async ({ page, app, mountPage }) => {
  await mountPage('/admin/math-topics', {
    as: 'admin',
    planted: kinds.map((kind) => branchRows(`Of ${kind}`, { kind })),
  });
  for (const kind of kinds) {
    if (kind !== 'math') await page.goto(`${app.studio}/admin/${kind}-topics`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[kind]);
    const rows = page.getByRole('list', { name: headings[kind] }).locator(':scope > li');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`Of ${kind}`);
  }
});

test('a new topic is open, has the focus and a button to create a sub-topic in it [ATR-003] [ATR-011]', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/reading-topics', { as: 'super-admin' });
  const manager = managerOf(page);
  await manager.create('Topic', 'Motion');
  await expect(alertOf(page, 'Motion topic created Successfully')).toBeVisible();
  const { rows } = await db.query('select kind, title from topics');
  expect(rows).toEqual([{ kind: 'reading', title: 'Motion' }]);
  await expect(manager.toggle('Motion')).toBeFocused();
  await expect(manager.row('Motion')).toContainText('No Record Found');
  const more = manager.row('Motion').getByRole('button', { name: 'Create Subtopic' });
  await expect(more).toBeVisible();
  await manager.toggle('Motion').click();
  await expect(more).toBeHidden();
  await manager.toggle('Motion').click();
  await expect(more).toBeVisible();
});

test('a new SAT topic is a link to its page, because it has its questions itself', async ({ page, mountPage }) => {
  await mountPage('/admin/sat-topics', { as: 'admin' });
  const manager = managerOf(page);
  await manager.create('Topic', 'Motion');
  const link = manager.row('Motion').getByRole('link', { name: 'Motion' });
  await expect(link).toBeFocused();
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Motion');
});

test('a sub-topic and a sub-sub-topic are created by title alone, which may not be empty [ATR-005] [ATR-011] [ATR-012]', async ({
  page,
  mountPage,
}) => {
  await mountPage('/admin/grammar-topics', { as: 'admin' });
  const manager = managerOf(page);
  await manager.create('Topic', 'Motion');
  await manager.row('Motion').getByRole('button', { name: 'Create Subtopic' }).click();
  await expect(manager.dialog.getByRole('heading')).toHaveText('Create Subtopic');
  await expect(manager.dialog.getByRole('textbox')).toHaveCount(1);
  const title = manager.dialog.getByLabel('Title');
  await expect(title).toBeFocused();
  const calls = written(page);
  for (const empty of ['', '   ']) {
    await title.fill(empty);
    await page.keyboard.press('Enter');
    await expect(manager.dialog.getByText('Please enter Title')).toBeVisible();
  }
  expect(calls).toEqual([]);
  await title.fill(' Forces ');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Forces subtopic created Successfully')).toBeVisible();
  await expect(manager.dialog).toBeHidden();
  await expect(manager.row('Motion').getByRole('button', { name: 'Create Subtopic' })).toBeFocused();
  expect(calls).toEqual(['POST /subtopics']);

  await manager.toggle('Forces').click();
  await manager.row('Forces').getByRole('button', { name: 'Create Subsubtopic' }).click();
  await title.fill('Levers');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Levers Subsubtopic created Successfully')).toBeVisible();
  await manager.row('Levers').getByRole('link', { name: 'Levers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Levers' })).toBeVisible();
});

test('Escape and Cancel close the create dialog without a call; it stays open when the call fails', async ({
  page,
  mountPage,
}) => {
  await page.route('**/api/topics', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await mountPage('/admin/math-topics', { as: 'admin' });
  const manager = managerOf(page);
  const calls = written(page);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => manager.dialog.getByRole('button', { name: 'Cancel' }).click(),
  ]) {
    await manager.button('Create Topic').click();
    await manager.dialog.getByLabel('Title').fill('Not made');
    await close();
    await expect(manager.dialog).toBeHidden();
    await expect(manager.button('Create Topic')).toBeFocused();
  }
  expect(calls).toEqual([]);
  await manager.button('Create Topic').click();
  await manager.dialog.getByLabel('Title').fill('Too early');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, /./)).toBeVisible();
  await expect(manager.dialog.getByLabel('Title')).toHaveValue('Too early');
});

test('each level is deleted after its own question, with its own message [ATR-013] [ATR-014] [ATR-015] [ATR-016]', async ({
  page,
  db,
  mountPage,
}) => {
  const branch = branchRows('Algebra');
  await mountPage(branch.address, { as: 'super-admin', planted: branch });
  const manager = managerOf(page);
  for (const [title, kind, message] of [
    ['Seq A', 'sub subtopic', "'Seq A' Sub-Sub-Topic deleted successfully"],
    ['Sub A', 'subtopic', 'Sub A deleted Successfully'],
    ['Algebra', 'topic', 'Algebra topic deleted Successfully'],
  ] as const) {
    await manager.choose(title, 'Delete');
    await manager.answer(`Are you sure you want to delete this ${kind}?`, 'Cancel');
    await expect(manager.more(title)).toBeFocused();
    await manager.choose(title, 'Delete');
    await manager.answer(`Are you sure you want to delete this ${kind}?`, 'OK');
    await expect(alertOf(page, message)).toBeVisible();
    await expect(manager.more(title)).toBeHidden();
  }
  const { rows } = await db.query('select from topics where deleted_at is null');
  expect(rows).toEqual([]);
});

test('Undo restores a deleted sub-topic with all below it at its position, and keeps the focus', async ({
  page,
  db,
  mountPage,
}) => {
  const branch = branchRows('Algebra');
  await mountPage(branch.address, { as: 'admin', planted: branch });
  const manager = managerOf(page);
  const rows = manager.row('Algebra').locator('> div > ul > li > div:first-child');
  await expect(rows).toHaveText([/^Sub A/, /^Sub B/, /^Sub C/]);
  await manager.choose('Sub A', 'Delete');
  await manager.answer('Are you sure you want to delete this subtopic?', 'OK');
  await expect(rows).toHaveText([/^Sub B/, /^Sub C/]);
  await expect(manager.toggle('Sub B')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveText([/^Sub A/, /^Sub B/, /^Sub C/]);
  await expect(manager.toggle('Sub B')).toBeFocused();
  await expect(alertOf(page, "(Subtopic) 'Sub A' restored at position 1")).toBeVisible();
  await expect(manager.row('Seq A')).toBeVisible();
  const { rows: kept } = await db.query('select deleted_at, position from subtopics where id = $1', [
    branch.subtopics[0],
  ]);
  expect(kept).toEqual([{ deleted_at: null, position: 0 }]);
});
