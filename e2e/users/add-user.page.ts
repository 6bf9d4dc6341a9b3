import { alertOf } from '../support/alert.ts';
import { accountOf } from '../support/fixtures.ts';
import { expect, test } from '../support/question-page.ts';
import { usersPageOf } from '../support/users-page.ts';

test('adds an admin, a tutor and a student by name, email and type, trimmed [USR-004] [USR-008] [USR-009]', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/users', { as: 'super-admin' });
  const { button, dialog, row, tab } = usersPageOf(page);
  for (const [type, list] of [
    ['Admin', 'Admins'],
    ['Tutor', 'Tutors'],
    ['Student', 'Students'],
  ] as const) {
    const [name, email] = [`New ${type}`, `new-${type.toLowerCase()}@mail.example`];
    await button('Add New User').click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await dialog.getByLabel('Name').fill(`  ${name} `);
    await dialog.getByLabel('Email').fill(`  ${email}  `);
    await dialog.getByLabel('User Type').selectOption(type);
    const sent = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(`/users/${list.toLowerCase()}`),
    );
    await dialog.getByRole('button', { name: 'Add User' }).click();
    expect((await sent).postDataJSON()).toMatchObject({ username: name, email, userType: type, status: true });
    await expect(alertOf(page, `New ${type} added successfully`)).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(button('Add New User')).toBeFocused();
    await tab(list).click();
    await expect(row(name)).toContainText('Invited');
  }
  const { rows } = await db.query(`select username, user_type from users where username like 'New %' order by 1`);
  expect(rows).toEqual(['Admin', 'Student', 'Tutor'].map((type) => ({ username: `New ${type}`, user_type: type })));
});

test('refuses missing or malformed input at its field, and name and email together [USR-005] [USR-006] [USR-007]', async ({
  page,
  app,
  mountPage,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/users/')) calls.push(request.url());
  });
  await mountPage('/admin/users', { as: 'super-admin' });
  const { button, dialog } = usersPageOf(page);
  await button('Add New User').click();
  const [name, email, type] = [dialog.getByLabel('Name'), dialog.getByLabel('Email'), dialog.getByLabel('User Type')];
  const submit = dialog.getByRole('button', { name: 'Add User' });
  await expect(type.getByRole('option')).toHaveText(['Choose a type', 'Admin', 'Student', 'Tutor']);
  const nameAndEmailError = dialog.getByRole('alert');

  await submit.click();
  await expect(nameAndEmailError).toHaveText('Please enter name and valid email');
  await expect(name).toHaveAccessibleDescription('Please enter name');
  await expect(email).toHaveAccessibleDescription(/Please enter email$/);
  await expect(type).toHaveAccessibleDescription('User type not specified');
  await expect(name).toBeFocused();

  await name.fill('Maya Okafor');
  await expect(nameAndEmailError).toBeHidden();
  await submit.click();
  await expect(nameAndEmailError).toBeHidden();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(email).toBeFocused();
  await email.fill('maya@mail');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/Invalid email$/);
  await name.fill('   ');
  await submit.click();
  await expect(nameAndEmailError).toHaveText('Please enter name and valid email');
  await name.fill('Maya Okafor');
  await email.fill(accountOf(app, 'student').email);
  await submit.click();
  await expect(type).toBeFocused();
  await expect(type).toHaveAccessibleDescription('User type not specified');
  expect(calls).toEqual([]);

  // Only the server knows that the email is taken: the input stays.
  await type.selectOption('Tutor');
  await submit.click();
  await expect(alertOf(page, 'An account with this email already exists.')).toBeVisible();
  await expect(name).toHaveValue('Maya Okafor');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('adds a user whose response was lost once; another email after that is another user', async ({
  page,
  db,
  mountPage,
}) => {
  await mountPage('/admin/users?tab=students', { as: 'super-admin' });
  const { button, dialog } = usersPageOf(page);
  await button('Add New User').click();
  await dialog.getByLabel('Name').fill('Lost');
  await dialog.getByLabel('Email').fill('first@mail.example');
  const submit = dialog.getByRole('button', { name: 'Add User' });
  const gate = Promise.withResolvers<void>();
  await page.route(
    '**/api/users/students',
    async (route) => {
      await route.fetch();
      await gate.promise;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit.click();
  // The input stays until the response arrives: the dialog cannot be closed.
  const loading = dialog.getByRole('status').filter({ hasText: 'Loading' });
  await expect(loading).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  gate.resolve();
  await expect(loading).toHaveCount(0);
  await expect(dialog.getByLabel('Email')).toHaveValue('first@mail.example');
  await dialog.getByLabel('Email').fill('second@mail.example');
  await submit.click();
  await expect(alertOf(page, 'New Student added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { rows } = await db.query(`select email from users where username = 'Lost' order by email`);
  expect(rows).toEqual([{ email: 'first@mail.example' }, { email: 'second@mail.example' }]);
});
