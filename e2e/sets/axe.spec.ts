import { expectScreenAccessible } from '../accessible.ts';
import { bucketOf, choose, placeAddress } from '../bucket-content.ts';
import { topicRows, yesOrNo } from '../content.ts';
import { expect, test } from '../practising.ts';

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

test('problem sets, the dialogs that add them, and the bucket pass axe and fit a phone', async ({ page, mountPage }) => {
  const sets = {
    one: { title: 'Signs and brackets', questions, published: false },
    two: { title: 'Reading a parabola', questions },
  };
  const place = topicRows({ sequence, sets });
  await mountPage(placeAddress(place), { as: 'admin', planted: place });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  const unfold = () => dialog.getByRole('button', { expanded: false }).first().click();
  const look = (what: string) => expectScreenAccessible(page, what);
  const shut = async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  };
  for (const of of ['question 1', 'question 2', 'Signs and brackets']) await choose(page, of, 'Add to Bucket');
  await expect(bucketOf(page).entry).toHaveText('Bucket3');
  await look('the sequence page');
  await button('Link Existing').click();
  await dialog.getByRole('combobox').fill('Signs');
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await look('the link dialog');
  await shut();
  await button('Add Existing').click();
  await dialog.getByRole('tab', { name: 'Math' }).click();
  await unfold();
  await expect(dialog.getByRole('button', { name: 'Planted sub-topic' })).toBeVisible();
  await look('the places to add from');
  await shut();
  for (const [action, there] of [
    ['Notes', dialog.getByRole('textbox', { name: 'Notes' })],
    ['Questions', dialog.getByText('Hidden one')],
  ] as const) {
    await choose(page, 'Signs and brackets', action);
    await expect(there).toBeVisible();
    await look(action);
    await shut();
    await expect(button('More for Signs and brackets')).toBeFocused();
  }
  await button('Reorder Problem Sets').click();
  await expect(button('Move up Signs and brackets')).toBeVisible();
  await look('the reorder mode');
  await button('Cancel').click();

  await bucketOf(page).open('Questions');
  await unfold();
  await look('the bucket');
  await shut();
  await button('From bucket').first().click();
  await dialog.getByRole('checkbox').first().check();
  await dialog
    .getByRole('button', { name: /^Preview of/ })
    .first()
    .click();
  await look('the questions in a picker');
});
