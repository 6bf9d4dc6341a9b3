import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicManagerOf } from '../support/topic-manager.ts';
import { branchRows } from './branch-rows.ts';
import { recordWrites } from './record-writes.ts';

const levels = [
  ['Topic', 'topics', 'Algebra'],
  ['Subtopic', 'subtopics', 'Sub A'],
  ['Subsubtopic', 'subsubtopics', 'Seq A'],
] as const;

test('a title of each level is edited in place: Cancel discards the change, Save stores it with an alert [ATR-007] [ATR-010]', async ({
  page,
  db,
  mountPage,
}) => {
  const branch = branchRows('Algebra');
  // The first call fails: the title stays in the editor.
  await page.route(`**/api/topics/${branch.topic}`, (route) => route.abort(), { times: 1 });
  await mountPage(branch.address, { as: 'admin', planted: branch });
  const manager = topicManagerOf(page);
  for (const [type, table, before] of levels) {
    await manager.choose(before, 'Edit title');
    const field = page.getByRole('textbox', { name: `${type} title`, exact: true });
    await expect(field).toBeFocused();
    await field.fill('Never kept');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(field).toBeHidden();
    await manager.choose(before, 'Edit title');
    await field.fill(`Other ${type}`);
    const save = page.getByRole('button', { name: 'Save' });
    await save.click();
    if (type === 'Topic') {
      await expect(alertOf(page, 'No connection to the server. Check the network and try again.')).toBeVisible();
      await expect(field).toHaveValue('Other Topic');
      await save.click();
    }
    await expect(alertOf(page, `${type} title Updated Successfully`)).toBeVisible();
    await expect(manager.row(`Other ${type}`)).toBeVisible();
    const { rows } = await db.query(`select title from ${table} where title in ($1, $2)`, [before, `Other ${type}`]);
    expect(rows).toEqual([{ title: `Other ${type}` }]);
  }
});

test('an edited title begins with a character and is not empty; an unchanged one makes no call [ATR-008] [ATR-009]', async ({
  page,
  mountPage,
}) => {
  const branch = branchRows('Algebra');
  await mountPage(branch.address, { as: 'super-admin', planted: branch });
  const manager = topicManagerOf(page);
  const calls = recordWrites(page);
  for (const [type, , title] of levels) {
    const field = page.getByRole('textbox', { name: `${type} title`, exact: true });
    await manager.choose(title, 'Edit title');
    await expect(field).toHaveValue(title);
    await page.keyboard.press('Enter');
    await expect(field).toBeHidden();
    await manager.choose(title, 'Edit title');
    await field.fill('   ');
    await page.keyboard.press('Enter');
    await expect(alertOf(page, `Please enter ${type} title`)).toHaveAttribute('data-kind', 'error');
    await expect(field).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toBeHidden();
  }
  expect(calls).toEqual([]);
  await manager.choose('Algebra', 'Edit title');
  const field = page.getByRole('textbox', { name: 'Topic title', exact: true });
  await field.fill('');
  await page.keyboard.type('  Begins');
  await expect(field).toHaveValue('Begins');
  await page.keyboard.press('Enter');
  await expect(manager.toggle('Begins')).toBeFocused();
  expect(calls).toEqual([`PUT /topics/${branch.topic}`]);
});
