import { alertOf } from '../support/alert.ts';
import { fillLogIn } from '../support/fixtures.ts';
import { readMailedLink } from '../support/mail.ts';
import { expect, test } from '../support/question-page.ts';
import { usersPageOf } from '../support/users-page.ts';

test('an added student sets a password by the emailed link, and is logged out at once when deactivated', async ({
  page,
  app,
  mountPage,
  anotherBrowser,
}) => {
  await mountPage('/admin/users?tab=students', { as: 'super-admin' });
  const { button, dialog, row, toggle, answer } = usersPageOf(page);
  // An address that has not received an email before.
  const email = `${crypto.randomUUID()}@mail.example`;
  await button('Add New User').click();
  await dialog.getByLabel('Name').fill('New Student');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('User Type').selectOption('Student');
  await dialog.getByRole('button', { name: 'Add User' }).click();
  await expect(row('New Student')).toContainText('Invited');

  const student = await (await anotherBrowser()).newPage();
  await student.goto(await readMailedLink(email, app));
  await student.getByLabel('Password', { exact: true }).fill('five in a row');
  await student.getByLabel('Confirm Password').fill('five in a row');
  await student.getByRole('button', { name: 'Reset Password' }).click();
  await expect(student).toHaveURL(`${app.learner}/`);
  await fillLogIn(student, { email, password: 'five in a row' });
  await student.getByRole('button', { name: 'Not now' }).click();
  await expect(student).toHaveURL(`${app.learner}/home`);
  await expect(student.getByText('No assignments found')).toBeVisible();

  await page.reload();
  await expect(row('New Student')).toBeVisible();
  await expect(row('New Student')).not.toContainText('Invited');
  await toggle('New Student').click();
  await answer('Are you sure you want to deactivate New Student?', 'OK');
  await expect(alertOf(student, 'Account not active, Please contact admin.')).toBeVisible({ timeout: 30_000 });
  await expect(student).toHaveURL(`${app.learner}/`);
});
