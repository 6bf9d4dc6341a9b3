import { expectScreenAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { topicManagerOf } from '../support/topic-manager.ts';

// axe on whole screens: a manager with its dialogs, and the pages that it links to.
test('managers and the pages of their content pass axe and fit a phone', async ({ page, app, mountPage }) => {
  const explained = { explain: 'Because it is so.', help: 'Look again.', choices: yesOrNo } as const;
  const planted = topicRows({
    sequence: { first: { ...explained, right: { set: 'run' } }, typed: { accepts: '3/4', rank: 3, hidden: true } },
    sets: { run: { title: 'Four in order', published: false, questions: [explained] } },
  });
  const { topic, subtopic, subsubtopic, set } = planted;
  const branch = `topic=${topic}&subtopic=${subtopic}&subsubtopic=${subsubtopic}`;
  await mountPage(`/admin/math-topics?${branch}`, { as: 'admin', planted });
  const manager = topicManagerOf(page);
  await expect(manager.row('Planted sequence')).toBeVisible();
  await expectScreenAccessible(page, 'a manager');
  await manager.choose('Planted sub-topic', 'Edit title');
  await expect(page.getByRole('textbox', { name: 'Subtopic title' })).toBeVisible();
  await expectScreenAccessible(page, 'a title being edited');
  await page.keyboard.press('Escape');
  await manager.button('Create Topic').click();
  await expect(manager.dialog).toBeVisible();
  await expectScreenAccessible(page, 'the create dialog');
  await page.keyboard.press('Escape');
  await manager.button('Reorder Subtopics').click();
  await expect(page.getByRole('list', { name: /^The order of/ })).toBeVisible();
  await expectScreenAccessible(page, 'the reorder mode');

  for (const path of [`subtopic/${subtopic}/${subsubtopic}`, `problemset/${set.run}?${branch}`]) {
    await page.goto(`${app.studio}/admin/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Open question 1', exact: true }).click();
    await expectScreenAccessible(page, path);
  }
});
