import { choose } from '../support/bucket.ts';
import { expect, test } from '../support/fixtures.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { topicManagerOf } from '../support/topic-manager.ts';
import { managerAddress, pageAddress, publishSwitchesOf, titleOf, twoQuestions } from './publish-switches.ts';

test('each level of a topic manager is published from its row, with an alert [ATR-002] [PUB-001] [PUB-004]', async ({
  page,
  db,
  mountPage,
}) => {
  const planted = topicRows({ sequence: twoQuestions });
  await mountPage(managerAddress(planted), { as: 'super-admin', planted });
  const { main, button } = topicManagerOf(page);
  const { dialog, switchOf, press, flip, expectAlert } = publishSwitchesOf(page);
  const { topic, subtopic, subsubtopic } = planted;
  await expect(main.locator(`#row-${topic} #row-${subtopic} #row-${subsubtopic}`)).toBeVisible();
  for (const [type, table, title] of [
    ['Topic', 'topics', titleOf(planted)],
    ['Subtopic', 'subtopics', 'Planted sub-topic'],
    ['Subsubtopic', 'subsubtopics', 'Planted sequence'],
  ] as const) {
    const stored = async () => (await db.query(`select is_publish from ${table}`)).rows;
    await switchOf(title).click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`Unpublish “${title}”?`);
    await press('Cancel');
    await expect(switchOf(title)).toBeFocused();
    expect(await stored()).toEqual([{ is_publish: true }]);
    await flip(title);
    await expectAlert(`${type} ${title} Unpublished successfully`);
    expect(await stored()).toEqual([{ is_publish: false }]);
    await flip(title);
    await expectAlert(`${type} ${title} Published successfully`);
    expect(await stored()).toEqual([{ is_publish: true }]);

    await button(`More for ${title}`).click();
    await expect(page.getByRole('menuitem')).toContainText(['Edit title', 'Delete']);
    await page.keyboard.press('Escape');
    await expect(button(`Create ${type}`).first()).toBeVisible();
    await button(`Reorder ${type}s`).click();
    await expect(button(`Drag ${title}`)).toBeVisible();
    await button('Cancel').click();
  }
});

test('the pages of a sub-topic and a sequence publish them and, separately, their sequences, and the tree shows it [PUB-003] [PUB-009]', async ({
  page,
  db,
  mountPage,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const planted = topicRows({ sequence: twoQuestions });
  await mountPage(`/admin/${planted.subtopic}`, { as: 'super-admin', planted });
  const { dialog, press, flip, switchOf, expectAlert } = publishSwitchesOf(page);
  const tree = page.getByRole('navigation', { name: 'Math topics' });
  const statusIcon = tree.locator('[data-current]').getByRole('img');
  for (const [table, title] of [
    ['subtopics', 'Planted sub-topic'],
    ['subsubtopics', 'Planted sequence'],
  ] as const) {
    const stored = async () => (await db.query(`select is_publish, is_sequence_publish from ${table}`)).rows;
    if (table === 'subsubtopics') await tree.getByRole('link', { name: title }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await switchOf(title, 'Sequence').click();
    await expect(dialog.getByRole('heading', { level: 2 })).toHaveText(`Unpublish the sequence of “${title}”?`);
    await press('Cancel');
    await flip(title, 'Sequence');
    await expectAlert(`${title} Sequence Unpublished`);
    expect(await stored()).toEqual([{ is_publish: true, is_sequence_publish: false }]);
    await expect(statusIcon).toHaveAccessibleName('Published');
    await flip(title);
    await expect(statusIcon).toHaveAccessibleName('Not published');
    await flip(title, 'Sequence');
    await expectAlert(`${title} Sequence Published`);
    expect(await stored()).toEqual([{ is_publish: false, is_sequence_publish: true }]);
  }
});

test('a problem set is published from its row, its popup and its page [PUB-001] [PUB-008]', async ({
  page,
  db,
  mountPage,
}) => {
  const questions = Array.from({ length: 4 }, () => ({ choices: yesOrNo }));
  const planted = topicRows({ sequence: twoQuestions, sets: { own: { title: 'Four in order', questions } } });
  await mountPage(pageAddress(planted), { as: 'super-admin', planted });
  const { dialog, flip, expectAlert } = publishSwitchesOf(page);
  const stored = async () => (await db.query('select is_publish from problem_sets')).rows[0]?.is_publish;
  await flip('Four in order');
  await expectAlert('ProblemSet Unpublished successfully');
  expect(await stored()).toBe(false);

  await choose(page, 'Four in order', 'Questions');
  const popup = page.getByRole('dialog', { name: 'Four in order', exact: true });
  await popup.getByRole('switch').click();
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expectAlert('ProblemSet Published successfully');
  await expect(dialog).toBeHidden();
  await expect(popup.getByRole('switch')).toBeChecked();
  await expect(popup.getByRole('switch')).toBeFocused();
  expect(await stored()).toBe(true);

  await popup.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Four in order');
  await flip('Four in order');
  await expectAlert('ProblemSet Unpublished successfully');
  expect(await stored()).toBe(false);
});
