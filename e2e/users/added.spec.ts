import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { titled } from '../authoring.ts';
import { accountOf, fillLogIn } from '../fixtures.ts';
import { linkMailedTo } from '../mail.ts';
import { openUsers } from '../people.ts';
import { expect, test } from '../practising.ts';

test('a user is added by name, email and type, trimmed, and comes in by the link that is mailed [USR-004] [USR-008] [USR-009]', async ({
  page,
  app,
  db,
  anotherBrowser,
}) => {
  const { button, dialog, row, find } = await openUsers(page, app, 'admins');
  for (const [type, list] of [
    ['Admin', 'Admins'],
    ['Tutor', 'Tutors'],
    ['Student', 'Students'],
  ] as const) {
    const name = titled(`New ${type}`);
    const email = `${crypto.randomUUID()}@people.mail.example`;
    await button('Add New User').click();
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByLabel('User Type').getByRole('option')).toHaveText([
      'Choose a type',
      'Admin',
      'Student',
      'Tutor',
    ]);
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
    const { rows } = await db.query('select username, user_type from users where email = $1', [email]);
    expect(rows).toEqual([{ username: name, user_type: type }]);
    await find(list, email);
    await expect(row(name)).toContainText('Invited');
    if (type !== 'Student') continue;

    const student = await (await anotherBrowser()).newPage();
    await student.goto(await linkMailedTo(email, app));
    await student.getByLabel('Password', { exact: true }).fill('five in a row');
    await student.getByLabel('Confirm Password').fill('five in a row');
    await student.getByRole('button', { name: 'Reset Password' }).click();
    await expect(student).toHaveURL(`${app.learner}/`);
    await fillLogIn(student, { email, password: 'five in a row' });
    await expect(student).toHaveURL(`${app.learner}/home`);
    await page.reload();
    await expect(row(name)).not.toContainText('Invited');
  }
});

test('what is missing of a new user, or wrong, is told field by field, and both together [USR-005] [USR-006] [USR-007]', async ({
  page,
  app,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/users/')) calls.push(request.url());
  });
  const { button, dialog } = await openUsers(page, app, 'admins');
  await button('Add New User').click();
  const [name, email, type] = [dialog.getByLabel('Name'), dialog.getByLabel('Email'), dialog.getByLabel('User Type')];
  const submit = dialog.getByRole('button', { name: 'Add User' });
  await expect(type.getByRole('option')).toHaveText(['Choose a type', 'Admin', 'Student', 'Tutor']);
  const both = dialog.getByRole('alert');

  await submit.click();
  await expect(both).toHaveText('Please enter name and valid email');
  await expect(name).toHaveAccessibleDescription('Please enter name');
  await expect(email).toHaveAccessibleDescription(/Please enter email$/);
  await expect(type).toHaveAccessibleDescription('User type not specified');
  await expect(name).toBeFocused();
  await expectAccessible(page);

  await name.fill('Maya Okafor');
  await expect(both).toBeHidden();
  await submit.click();
  await expect(both).toBeHidden();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/Please enter email$/);
  await email.fill('maya@mail');
  await submit.click();
  await expect(email).toHaveAccessibleDescription(/Invalid email$/);
  await name.fill('   ');
  await submit.click();
  await expect(both).toHaveText('Please enter name and valid email');
  await name.fill('Maya Okafor');
  await email.fill(accountOf(app, 'student').email);
  await submit.click();
  await expect(type).toBeFocused();
  await expect(type).toHaveAccessibleDescription('User type not specified');
  expect(calls).toEqual([]);

  // Only the server knows whose address it is: what was typed stays.
  await type.selectOption('Tutor');
  await submit.click();
  await expect(alertOf(page, 'An account with this email already exists.')).toBeVisible();
  await expect(name).toHaveValue('Maya Okafor');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('a user whose reply was lost is added once, and another email after it is another user', async ({
  page,
  app,
  db,
}) => {
  const name = titled('Lost');
  const [first, second] = ['first', 'second'].map((part) => `${part}-${crypto.randomUUID()}@people.mail.example`);
  const { button, dialog } = await openUsers(page, app, 'students');
  await button('Add New User').click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Email').fill(first ?? '');
  const submit = dialog.getByRole('button', { name: 'Add User' });
  const lost = Promise.withResolvers<void>();
  await page.route(
    '**/api/users/students',
    async (route) => {
      await route.fetch();
      await lost.promise;
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await submit.click();
  // Nothing that was typed goes before it is known what came of it.
  await page.keyboard.press('Escape');
  await expect(dialog.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  lost.resolve();
  await expect(dialog.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await expect(dialog.getByLabel('Email')).toHaveValue(first ?? '');
  await dialog.getByLabel('Email').fill(second ?? '');
  await submit.click();
  await expect(alertOf(page, 'New Student added successfully')).toBeVisible();
  await expect(dialog).toBeHidden();
  const { rows } = await db.query<{ email: string }>('select email from users where username = $1', [name]);
  expect(rows.map(({ email }) => email).sort()).toEqual([first, second]);
});
