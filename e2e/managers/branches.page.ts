import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicManagerOf } from '../support/topic-manager.ts';
import { branchRows } from './branch-rows.ts';
import { recordWrites } from './record-writes.ts';

const headings = { math: 'Math topics', grammar: 'Grammar topics', reading: 'Reading topics', sat: 'SAT topics' };

test('each kind of topic has a manager that lists only this kind; a new SAT topic is a link to its page [ATR-001]', async ({
  page,
  app,
  mountPage,
}) => {
  const kinds = ['math', 'grammar', 'reading', 'sat'] as const;
  await mountPage('/admin/math-topics', { as: 'admin', planted: kinds.map((kind) => branchRows(kind, { kind })) });
  for (const kind of kinds) {
    if (kind !== 'math') await page.goto(`${app.studio}/admin/${kind}-topics`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[kind]);
    await expect(page.getByRole('list', { name: headings[kind] }).locator(':scope > li')).toHaveText([
      new RegExp(`^${kind}`),
    ]);
  }
  const manager = topicManagerOf(page);
  await manager.create('Topic', 'Motion');
  // A SAT topic has its own questions.
  await expect(manager.row('Motion').getByRole('link', { name: 'Motion' })).toBeFocused();
});

test('topics, sub-topics and sub-sub-topics are created by a title alone, each inside the one above [ATR-003] [ATR-005] [ATR-011] [ATR-012]', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/reading-topics', { as: 'super-admin' });
  const manager = topicManagerOf(page);
  const title = manager.dialog.getByLabel('Title');
  await manager.create('Topic', 'Motion');
  await expect(alertOf(page, 'Motion topic created Successfully')).toBeVisible();
  expect((await db.query('select kind, title from topics')).rows).toEqual([{ kind: 'reading', title: 'Motion' }]);
  await expect(manager.toggle('Motion')).toBeFocused();
  await expect(manager.row('Motion')).toContainText('No Record Found');
  const create = manager.row('Motion').getByRole('button', { name: 'Create Subtopic' });
  await expect(create).toBeVisible();
  await manager.toggle('Motion').click();
  await expect(create).toBeHidden();
  await manager.toggle('Motion').click();

  const calls = recordWrites(page);
  await create.click();
  await expect(manager.dialog.getByRole('heading')).toHaveText('Create Subtopic');
  await expect(manager.dialog.getByRole('textbox')).toHaveCount(1);
  await expect(title).toBeFocused();
  for (const empty of ['', '   ']) {
    await title.fill(empty);
    await page.keyboard.press('Enter');
    await expect(manager.dialog.getByText('Please enter Title')).toBeVisible();
  }
  await manager.dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(create).toBeFocused();
  expect(calls).toEqual([]);
  // A call that fails keeps the dialog with its title.
  await page.route('**/api/subtopics', (route) => route.abort(), { times: 1 });
  await create.click();
  await title.fill(' Forces ');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'No connection to the server. Check the network and try again.')).toBeVisible();
  await expect(title).toHaveValue(' Forces ');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Forces subtopic created Successfully')).toBeVisible();
  await expect(manager.dialog).toBeHidden();
  await expect(create).toBeFocused();

  await manager.toggle('Forces').click();
  await manager.row('Forces').getByRole('button', { name: 'Create Subsubtopic' }).click();
  await title.fill('Levers');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Levers Subsubtopic created Successfully')).toBeVisible();
  await manager.row('Levers').getByRole('link', { name: 'Levers' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Levers' })).toBeVisible();
});

test('each level is deleted after its own confirmation and restored by Undo [ATR-013] [ATR-014] [ATR-015] [ATR-016]', async ({
  page,
  db,
  mountPage,
}) => {
  const branch = branchRows('Algebra');
  await mountPage(branch.address, { as: 'admin', planted: branch });
  const manager = topicManagerOf(page);
  const remove = async (title: string, kind: string, message: string) => {
    await manager.choose(title, 'Delete');
    await manager.answer(`Are you sure you want to delete this ${kind}?`, 'Cancel');
    await expect(manager.moreButton(title)).toBeFocused();
    await manager.choose(title, 'Delete');
    await manager.answer(`Are you sure you want to delete this ${kind}?`, 'OK');
    await expect(alertOf(page, message)).toBeVisible();
    await expect(manager.moreButton(title)).toBeHidden();
  };
  const rows = manager.row('Algebra').locator('> div > ul > li > div:first-child');
  await expect(rows).toHaveText([/^Sub A/, /^Sub B/, /^Sub C/]);
  await remove('Sub A', 'subtopic', 'Sub A deleted Successfully');
  await expect(manager.toggle('Sub B')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(alertOf(page, "(Subtopic) 'Sub A' restored at position 1")).toBeVisible();
  await expect(rows).toHaveText([/^Sub A/, /^Sub B/, /^Sub C/]);
  await expect(manager.toggle('Sub B')).toBeFocused();
  await remove('Seq A', 'sub subtopic', "'Seq A' Sub-Sub-Topic deleted successfully");
  await remove('Algebra', 'topic', 'Algebra topic deleted Successfully');
  expect((await db.query('select from topics where deleted_at is null')).rowCount).toBe(0);
});

test('the menu of other subtopics opens before it is loaded, and gets the focus when it is', async ({
  page,
  mountPage,
}) => {
  const { promise: gate, resolve: openGate } = Promise.withResolvers<void>();
  await page.route('**/api/tests/*', async (route) => {
    await gate;
    await route.continue();
  });
  const branch = branchRows('Algebra');
  await mountPage(`/admin/subtopic/${branch.subtopics[0]}/${branch.sequences[1]}`, { as: 'admin', planted: branch });
  await expect(page.getByRole('heading', { level: 1, name: 'Seq B' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Subtopics' }).press('Enter');
  const subtopicsMenu = page.getByRole('navigation', { name: /^Subtopics of/ });
  await expect(subtopicsMenu.getByRole('status', { name: 'Loading subtopics' })).toBeVisible();
  openGate();
  await expect(subtopicsMenu.getByRole('link', { name: 'Seq B' })).toBeFocused();
});
