import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessible.ts';
import { expect, test } from '../support/question-page.ts';
import { invitedRows, usersPageOf } from '../support/users-page.ts';

const closeDialog = async (page: Page) => {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

test('the users page and each of its dialogs pass axe @whole', async ({ page, mountPage }) => {
  const planted = [invitedRows('The tutor', 'tutor'), invitedRows('Pupil a'), invitedRows('Pupil b')];
  await mountPage('/admin/users?tab=students', { as: 'super-admin', planted });
  const { tab, row, rows, button, choose, toggle, dialog } = usersPageOf(page);
  await expect(rows).toHaveCount(3);
  await expectAccessible(page);

  await button('Add New User').click();
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await closeDialog(page);

  await button('Add Many').click();
  const buffer = Buffer.from('Good,good@mail.example\nBad,bad@mail\n');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer });
  await expect(dialog.getByRole('region', { name: 'Rows of the file' })).toBeVisible();
  await expectAccessible(page);
  await closeDialog(page);

  await choose('Pupil a', 'Results');
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await closeDialog(page);

  await tab('Tutors').click();
  await toggle('The tutor').click();
  await expect(dialog).toBeVisible();
  await expectAccessible(page, ['light']);
  await closeDialog(page);
  await row('The tutor').getByRole('button', { name: 'Link Students' }).click();
  await dialog.getByRole('option').filter({ hasText: 'Pupil a' }).click();
  await expect(dialog.getByText('1 linked student', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['light']);
});
