import { keyboardUserOf } from '../keyboard.ts';
import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/question-page.ts';
import { invitedRows, usersPageOf } from '../support/users-page.ts';

test('by keyboard alone: tabs, search, a switch, a deletion, and linking students', async ({ page, db, mountPage }) => {
  const planted = [
    invitedRows('Keys one', 'tutor'),
    invitedRows('Keys two', 'tutor'),
    invitedRows('Pupil a'),
    invitedRows('Pupil b'),
  ];
  await mountPage('/admin/users', { as: 'super-admin', planted });
  const { tab, search, moreButton, rows, row, toggle, dialog } = usersPageOf(page);
  await expect(rows.first()).toBeVisible();
  const { press, tabTo } = keyboardUserOf(page);
  await tabTo(tab('Admins'));
  await press('ArrowRight', 'ArrowRight');
  await expect(tab('Tutors')).toBeFocused();
  await expect(page).toHaveURL(/tab=tutors$/);
  await tabTo(search);
  await page.keyboard.type('Keys');
  await expect(rows).toHaveCount(2);
  await expect(search).toBeFocused();
  await tabTo(toggle('Keys one'));
  await press('Space');
  await expect(dialog).toBeVisible();
  await press('Escape');
  await expect(toggle('Keys one')).toBeFocused();
  await expect(toggle('Keys one')).toBeChecked();
  await tabTo(moreButton('Keys one'));
  await press('Enter', 'End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await press('Enter');
  await press('Tab', 'Enter');
  await expect(dialog.getByRole('heading')).toHaveText('Do you really want to delete Keys one?');
  await press('Tab', 'Enter');
  await expect(rows).toHaveCount(1);
  // The next row has moved into its position.
  await expect(moreButton('Keys two')).toBeFocused();

  await tabTo(row('Keys two').getByRole('button', { name: 'Link Students' }), 'Shift+Tab');
  await press('Enter');
  await page.keyboard.type('Pupil');
  await expect(dialog.getByText('2 students', { exact: true })).toBeVisible();
  const searchField = dialog.getByRole('combobox');
  const readActiveOption = () =>
    searchField.evaluate(
      (field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent,
    );
  expect(await readActiveOption()).toContain('Pupil a');
  await press('ArrowDown');
  expect(await readActiveOption()).toContain('Pupil b');
  await press('Enter', 'ArrowUp', 'Enter');
  await expect(dialog.getByText('2 linked students')).toBeVisible();
  await tabTo(dialog.getByRole('button', { name: 'Unlink Pupil b' }));
  await press('Enter');
  await expect(dialog.getByText('1 linked student', { exact: true })).toBeVisible();
  await tabTo(dialog.getByRole('button', { name: 'Save' }));
  await press('Enter');
  await expect(alertOf(page, 'Student list updated')).toBeVisible();
  const { rowCount } = await db.query('select 1 from tutor_students');
  expect(rowCount).toBe(1);
});
