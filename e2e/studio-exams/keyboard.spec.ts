import { expectAllInReach, keyboardOf } from '../keyboard.ts';
import { expect, test } from '../practising.ts';
import { listOf } from '../studio-exam-lists.ts';

/** Follows the focus from the list into dialogs and back, without a pointer. */
test('by keyboard alone: a SAT is created, a topic is named for one of its numbers, and its popup is closed; Tab reaches everything in it', async ({
  page,
  mountPage,
}) => {
  await mountPage('/admin/sats', { as: 'super-admin' });
  const { press, tabTo, type } = keyboardOf(page);
  const list = listOf(page, 'SATs');
  await tabTo(list.button('Create Sat'));
  await press('Enter');
  await expect(list.dialog.getByLabel('Title')).toBeFocused();
  await type('SAT by keys');
  await press('Enter');
  await expect(list.toggle('SAT by keys')).toBeFocused();
  await tabTo(list.button('1, no topic').first());
  await press('Enter');
  await expect(page.getByRole('textbox', { name: 'Topic' })).toBeFocused();
  await type('Inference');
  await press('Enter');
  await expect(page.getByRole('dialog', { name: 'Inference' })).toBeVisible();
  await expectAllInReach(page);
  await press('Escape');
  await expect(list.button('1, Inference, not published')).toBeFocused();
});
