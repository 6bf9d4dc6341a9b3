import { alertOf } from '../support/alert.ts';
import { cardOf, expect, openCard, test } from '../support/desk.ts';
import { threeQuestions } from './three-questions.ts';

test('an author writes a student-produced response by keyboard alone', async ({ page, openDesk }) => {
  await openDesk({ sequence: { ...threeQuestions, grid: { text: 'Which share?', accepts: '12' } } });
  const card = await openCard(page, 4);
  const kind = page.getByRole('combobox', { name: 'Answer type' });
  await expect(kind).toHaveValue('typed');
  await kind.focus();
  await page.keyboard.press('ArrowDown');
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await expect(kind).toHaveValue('student-produced');
  await expect(card).toContainText('Any form that fits');

  await card.getByRole('button', { name: 'New answer' }).focus();
  await page.keyboard.press('Enter');
  const value = card.getByRole('group', { name: 'Answer B' }).getByRole('textbox', { name: 'Accepted value' });
  await expect(value).toBeFocused();
  await page.keyboard.type('100000');
  await expect(value).toHaveAccessibleDescription(/No form of this value fits the 5 characters/);
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await value.press('ControlOrMeta+a');
  await page.keyboard.type('2/3');
  await expect(value).not.toHaveAttribute('aria-invalid', 'true');
  await expect(card.getByRole('status').filter({ hasText: 'Students may type 2/3' })).toHaveText(/2\/3, .*\.6667/);
  await page.keyboard.press('Control+Enter');
  await expect(alertOf(page, 'New answer created')).toBeVisible();
  await expect(cardOf(page, 4).getByText('Any form that fits')).toHaveCount(2);
  await page.reload();
  await openCard(page, 4);
  await expect(kind).toHaveValue('student-produced');
});
