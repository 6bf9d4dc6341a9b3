import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';

const rowOf = (page: Page, title: string) =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: `More for ${title}`, exact: true }) })
    .last();
async function choose(page: Page, title: string, item: string) {
  await page.getByRole('button', { name: `More for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an author adds, renames, moves, retires and deletes domains and skills', async ({ page, mountPage }) => {
  await mountPage('/admin/settings', { as: 'admin' });
  await page.getByRole('link', { name: 'Skills' }).click();
  await expect(page).toHaveTitle('Skills · Fourfold Studio');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Reading and Writing', 'Math']);
  await page.getByRole('button', { name: 'Algebra', exact: true }).click();
  const skills = rowOf(page, 'Algebra').getByRole('list').getByRole('listitem');
  await expect(skills).toHaveCount(5);
  await expect(skills.first()).toContainText('Linear equations in one variable');
  await expect(skills.first()).toContainText('0 questions');

  await choose(page, 'Algebra', 'Add skill');
  await page.getByRole('textbox', { name: 'Title of the new skill' }).fill('Absolute values');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Skill added')).toBeVisible();
  await expect(skills).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'More for Algebra' })).toBeFocused();

  await choose(page, 'Absolute values', 'Edit title');
  await page.getByRole('textbox', { name: 'Title of the skill' }).fill('Linear functions');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'The domain “Algebra” has two skills with the title “Linear functions”.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title of the skill' }).fill('Distances');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Skill renamed')).toBeVisible();
  await choose(page, 'Distances', 'Move up');
  await expect(alertOf(page, 'Skill moved')).toBeVisible();
  await expect(skills.nth(4)).toContainText('Distances');
  await choose(page, 'Distances', 'Retire');
  await expect(skills.nth(4)).toContainText('Retired');
  await choose(page, 'Distances', 'Delete');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(alertOf(page, 'Skill deleted')).toBeVisible();
  await expect(skills).toHaveCount(5);

  await page.getByText('ACT', { exact: true }).click();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['English', 'Mathematics', 'Reading', 'Science']);
  await page.getByRole('button', { name: 'Add domain to Science' }).click();
  await page.getByRole('textbox', { name: 'Title of the new domain' }).fill('Units');
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'Domain added')).toBeVisible();
  await expect(rowOf(page, 'Units')).toBeVisible();
});

test('a list that another author has changed is shown instead, and nothing is overwritten', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/skills', { as: 'super-admin' });
  await expect(rowOf(page, 'Algebra')).toBeVisible();
  await db.query(`update skill_domains set title = 'Linear algebra' where code = 'sat.math.algebra'`);
  await db.query(`update skill_lists set rev = rev + 1 where edition = 'sat'`);
  await choose(page, 'Algebra', 'Retire');
  await expect(
    alertOf(page, 'The list of skills has been changed meanwhile. This is the list as it is now.'),
  ).toBeVisible();
  await expect(rowOf(page, 'Linear algebra')).toBeVisible();
  await expect(rowOf(page, 'Linear algebra')).not.toContainText('Retired');
});
