import { alertOf } from '../alert.ts';
import { enterStudio, managerOf, titled } from '../authoring.ts';
import { plant, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';
import { written } from './written.ts';

const aSequence = { sequence: { only: { choices: yesOrNo } } };

test.beforeEach(async ({ page, app }) => {
  await enterStudio(page, app);
});

test('titles of all three levels are edited in place, saved with a message, or left as they were [ATR-007] [ATR-010]', async ({
  page,
  app,
  db,
}) => {
  const manager = managerOf(page);
  const { topic, subtopic, subsubtopic } = await plant(db, aSequence);
  await page.goto(`${app.studio}/admin/math-topics?topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`);
  for (const [type, table, id, before] of [
    ['Topic', 'topics', topic, `Topic ${topic.slice(0, 8)}`],
    ['Subtopic', 'subtopics', subtopic, 'Planted sub-topic'],
    ['Subsubtopic', 'subsubtopics', subsubtopic, 'Planted sequence'],
  ] as const) {
    const own = manager.main.locator(`#row-${id}`);
    const more = own.getByRole('button', { name: `More for ${before}`, exact: true });
    await more.click();
    await page.getByRole('menuitem', { name: 'Edit title' }).click();
    const field = page.getByRole('textbox', { name: `${type} title` });
    await expect(field).toBeFocused();
    await field.fill('Never kept');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(field).toBeHidden();
    await expect(own).toContainText(before);

    await more.click();
    await page.getByRole('menuitem', { name: 'Edit title' }).click();
    const title = titled('Called otherwise');
    await field.fill(title);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(alertOf(page, `${type} title Updated Successfully`)).toBeVisible();
    await alertOf(page, `${type} title Updated Successfully`).click();
    await expect(own).toContainText(title);
    const { rows } = await db.query(`select title from ${table} where id = $1`, [id]);
    expect(rows).toEqual([{ title }]);
  }
});

test('an edited title begins with a character and is not empty; an unchanged one makes no call [ATR-008] [ATR-009]', async ({
  page,
  app,
  db,
}) => {
  const manager = managerOf(page);
  const { topic, subtopic } = await plant(db, aSequence);
  const before = `Topic ${topic.slice(0, 8)}`;
  await page.goto(`${app.studio}/admin/math-topics?topic=${topic}&subtopic=${subtopic}`);
  const calls = written(page);
  const field = page.getByRole('textbox', { name: 'Topic title', exact: true });
  await manager.choose(before, 'Edit title');
  await expect(field).toHaveValue(before);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  await expect(manager.toggle(before)).toBeFocused();
  expect(calls).toEqual([]);

  await manager.choose(before, 'Edit title');
  for (const empty of ['', '   ']) {
    await field.fill(empty);
    await page.keyboard.press('Enter');
    await expect(alertOf(page, 'Please enter Topic title')).toBeVisible();
    await alertOf(page, 'Please enter Topic title').click();
    await expect(field).toBeVisible();
  }
  await field.focus();
  const after = titled('Begins');
  await page.keyboard.type(`  ${after}`);
  await expect(field).toHaveValue(after);
  expect(calls).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Topic title Updated Successfully')).toBeVisible();
  expect(calls).toEqual([`PUT /topics/${topic}`]);
  for (const [type, title] of [
    ['Subtopic', 'Planted sub-topic'],
    ['Subsubtopic', 'Planted sequence'],
  ] as const) {
    await manager.choose(title, 'Edit title');
    await page.getByRole('textbox', { name: `${type} title`, exact: true }).fill('  ');
    await page.keyboard.press('Enter');
    await expect(alertOf(page, `Please enter ${type} title`)).toHaveAttribute('data-kind', 'error');
    await page.keyboard.press('Escape');
  }
  expect(calls).toHaveLength(1);
});

test('a title that the server does not take stands in the editor again, and the old one in the tree', async ({
  page,
  app,
  db,
}) => {
  const manager = managerOf(page);
  const { topic } = await plant(db, aSequence);
  const before = `Topic ${topic.slice(0, 8)}`;
  await page.goto(`${app.studio}/admin/math-topics`);
  await page.route(`**/api/topics/${topic}`, (route) => route.abort());
  await manager.choose(before, 'Edit title');
  const field = page.getByRole('textbox', { name: 'Topic title' });
  await field.fill('Lost on its way');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('Lost on its way');
  await page.keyboard.press('Escape');
  await expect(manager.toggle(before)).toBeFocused();
});
