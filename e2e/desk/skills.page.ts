import { alertOf } from '../support/alert.ts';
import { expect, openCard, test } from '../support/desk.ts';
import { threeQuestions } from './three-questions.ts';

test('the skills of a question are chosen by domain, are saved at once, and Cancel changes nothing', async ({
  page,
  openDesk,
}) => {
  await openDesk({ sequence: threeQuestions });
  await openCard(page, 1);
  const properties = page.getByRole('complementary', { name: 'Properties of question 1' });
  await expect(properties.getByRole('listitem').filter({ hasText: 'Linear functions' })).toContainText('SAT, Algebra');
  const choose = properties.getByRole('button', { name: 'Choose skills' });
  await choose.click();
  const dialog = page.getByRole('dialog', { name: 'Skills of question 1' });
  const field = dialog.getByRole('combobox', { name: 'Find skills' });
  await expect(dialog.getByRole('option', { name: 'Linear functions', selected: true })).toBeVisible();
  await expect(dialog.getByRole('status')).toHaveText('1 skill chosen');

  // Found by the name of the domain, and chosen with the keyboard.
  await field.fill('circles');
  const circles = dialog.getByRole('group', { name: 'SAT, Geometry and Trigonometry' }).getByRole('option');
  await expect(circles).toHaveText('Circles');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('status')).toHaveText('2 skills chosen');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(properties.getByText('Circles')).toHaveCount(0);
  await expect(choose).toBeFocused();

  await choose.click();
  await field.fill('linear functions');
  await page.keyboard.press('Enter');
  await field.fill('circles');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(alertOf(page, 'Question updated')).toBeVisible();
  await expect(properties.getByText('Circles')).toBeVisible();
  await expect(properties.getByText('Linear functions')).toHaveCount(0);
  await page.reload();
  await openCard(page, 1);
  await expect(properties.getByText('Circles')).toBeVisible();
});

test('a question without a skill says so', async ({ page, openDesk, db }) => {
  await openDesk({ sequence: threeQuestions });
  await db.query(`update questions set skill_codes = '{}'`);
  await page.reload();
  await openCard(page, 1);
  await expect(page.getByRole('complementary', { name: 'Properties of question 1' })).toContainText('No skill');
});
