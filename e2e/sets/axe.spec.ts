import { expectScreenAccessible } from '../support/accessible.ts';
import { bucketOf, choose, sequencePath } from '../support/bucket.ts';
import { topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';

const sequence = {
  first: {
    text: 'Which of these functions has its least value at 4, and is never negative?',
    choices: yesOrNo,
    rank: 3,
  },
  typed: { text: 'How much is that?', accepts: '3/4', symbol: '%' },
} as const;
const questions = [
  { text: 'Hidden one', hidden: true, calculator: true, choices: yesOrNo },
  { text: 'Typed one', accepts: '5', symbol: '$', symbolLeft: true },
] as const;

test('problem sets, the dialogs that add them, and the bucket pass axe and fit a phone', async ({
  page,
  mountPage,
}) => {
  const sets = {
    one: { title: 'Signs and brackets', questions, published: false },
    two: { title: 'Reading a parabola', questions },
  };
  const planted = topicRows({ sequence, sets });
  await mountPage(sequencePath(planted), { as: 'admin', planted: planted });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const expandFirst = () => dialog.getByRole('button', { expanded: false }).first().click();
  const expectAccessibleScreen = (screenName: string) => expectScreenAccessible(page, screenName);
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  for (const target of ['question 1', 'question 2', 'Signs and brackets']) await choose(page, target, 'Add to Bucket');
  await expect(bucketOf(page).entry).toHaveText('Bucket3');
  await expectAccessibleScreen('the sequence page');
  await button('Link Existing').click();
  await dialog.getByRole('combobox').fill('Signs');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectAccessibleScreen('the link dialog');
  await closeDialog();
  await button('Add Existing').click();
  await dialog.getByRole('tab', { name: 'Math' }).click();
  await expandFirst();
  await expect(dialog.getByRole('button', { name: 'Planted sub-topic' })).toBeVisible();
  await expectAccessibleScreen('the places to add from');
  await closeDialog();
  for (const [action, content] of [
    ['Notes', dialog.getByRole('textbox', { name: 'Notes' })],
    ['Questions', dialog.getByText('Hidden one')],
  ] as const) {
    await choose(page, 'Signs and brackets', action);
    await expect(content).toBeVisible();
    await expectAccessibleScreen(action);
    await closeDialog();
    await expect(button('More for Signs and brackets')).toBeFocused();
  }
  await button('Reorder Problem Sets').click();
  await expect(button('Move up Signs and brackets')).toBeVisible();
  await expectAccessibleScreen('the reorder mode');
  await button('Cancel').click();

  await bucketOf(page).open('Questions');
  await expandFirst();
  await expectAccessibleScreen('the bucket');
  await closeDialog();
  await button('From bucket').first().click();
  await dialog.getByRole('checkbox').first().check();
  await dialog
    .getByRole('button', { name: /^Preview of/ })
    .first()
    .click();
  await expectAccessibleScreen('the questions in a picker');
});
