import { expect, test } from '../support/fixtures.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { topicManagerOf } from '../support/topic-manager.ts';

const question = { text: 'Which?', choices: yesOrNo };

test('a row says what is in it and below it, and its menu creates in it', async ({ page, mountPage }) => {
  const planted = topicRows({
    sequence: { one: question, two: question },
    sets: { set: { title: 'The set', questions: [question] } },
  });
  await mountPage('/admin/math-topics', { as: 'admin', planted });
  const title = `Topic ${planted.topic.slice(0, 8)}`;
  const manager = topicManagerOf(page);
  await expect(manager.row(title)).toContainText('2 questions, 1 set');
  await manager.toggle(title).click();
  await manager.toggle('Planted sub-topic').click();
  await expect(manager.row('Planted sequence')).toContainText('2 questions, 1 set');
  await manager.toggle('Planted sub-topic').click();

  // Into a row that is closed.
  await manager.moreButton('Planted sub-topic').press('Enter');
  await page.getByRole('menuitem', { name: 'Create Subsubtopic' }).press('Enter');
  await expect(manager.dialog).toContainText('In Planted sub-topic.');
  await manager.dialog.getByLabel('Title').fill('Added');
  await page.keyboard.press('Enter');
  await expect(manager.row('Added').getByRole('link', { name: 'Added', exact: true })).toBeFocused();
  await expect(manager.row('Added')).toContainText('empty');
});
