import { keyboardUserOf } from '../keyboard.ts';
import { expect, test } from '../support/fixtures.ts';
import { sequenceWithErrorsRows } from './sequence-with-errors.ts';

// Only a journey shows the tab order and the focus: the map is one Tab stop, with arrow keys
// inside.
test('by keyboard alone: arrow keys move in the map, Enter opens a question, and the focus returns', async ({
  page,
  mountPage,
}) => {
  const planted = sequenceWithErrorsRows();
  await mountPage(planted.map, { as: 'admin', planted });
  const node = (name: RegExp) => page.getByRole('region', { name: /^Map of/ }).getByRole('button', { name });
  const first = node(/^Question 1 Is one odd/);
  await keyboardUserOf(page).tabTo(first);
  await page.keyboard.press('ArrowDown');
  await expect(node(/^Set Odd numbers/)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Question 1' });
  await expect(dialog.getByRole('list', { name: 'Findings' }).getByRole('listitem')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', { name: 'Overview of the map' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Zoom out' })).toBeFocused();
});
