import { alertOf } from '../support/alert.ts';
import { cardOf, expect, openCard, test } from '../support/desk.ts';
import { threeQuestions } from './three-questions.ts';

test('an author writes a student-produced response by keyboard alone', async ({ page, openDesk }) => {
  await openDesk({ sequence: { ...threeQuestions, grid: { text: 'Which share?', accepts: '12' } } });
  const card = await openCard(page, 4);
  const kind = page.getByRole('radiogroup', { name: 'Answer type' });
  await kind.getByRole('radio', { name: 'Typed answer' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await expect(kind.getByRole('radio', { name: 'Student-produced response' })).toBeChecked();
  await expect(card).toContainText('Students may type 12');

  await card.getByRole('button', { name: 'New answer' }).focus();
  await page.keyboard.press('Enter');
  const value = card.getByRole('textbox', { name: 'Accepted value' });
  await expect(value).toBeFocused();
  await page.keyboard.type('100000');
  await expect(value).toHaveAccessibleDescription(/No form of this value fits the 5 characters/);
  await expect(value).toHaveAttribute('aria-invalid', 'true');
  await value.press('ControlOrMeta+a');
  await page.keyboard.type('2/3');
  await expect(value).not.toHaveAttribute('aria-invalid', 'true');
  await expect(card.getByRole('status').filter({ hasText: 'Students may type' })).toHaveText(/2\/3, .*\.6667/);
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'New answer created')).toBeVisible();
  await expect(cardOf(page, 4)).toContainText('or an equal fraction');
  await page.reload();
  await openCard(page, 4);
  await expect(kind.getByRole('radio', { name: 'Student-produced response' })).toBeChecked();
});
