import { expectAllReachable, keyboardUserOf } from '../keyboard.ts';
import { expect, test } from '../support/question-page.ts';
import { studioExamListOf } from '../support/studio-exam-list.ts';

/** Follows the focus from the list into dialogs and back, without a pointer. */
test('by keyboard alone: a SAT is created, a topic is named for one of its numbers, and its popup is closed; Tab reaches everything in it', async ({
  page,
  mountPage,
}) => {
  await mountPage('/admin/sats', { as: 'super-admin' });
  const { press, tabTo, type } = keyboardUserOf(page);
  const list = studioExamListOf(page, 'SATs');
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
  await expectAllReachable(page);
  await press('Escape');
  await expect(list.button('1, Inference, not published')).toBeFocused();
});
