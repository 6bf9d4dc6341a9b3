import { expectAccessible } from './accessible.ts';
import { alertOf } from './alert.ts';
import { enterStudio, titled } from './authoring.ts';
import { accountOf, fillLogIn } from './fixtures.ts';
import { keyboardOf } from './keyboard.ts';
import { linkMailedTo } from './mail.ts';
import { openUsers, plantUser, usersPage } from './people.ts';
import { expect, test } from './practising.ts';

test('the page has its heading and its three tabs, each at an address of its own, and is not there for other admins [USR-001]', async ({
  page,
  app,
  anotherBrowser,
}) => {
  await enterStudio(page, app, 'super-admin');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' }).click();
  await expect(page).toHaveURL(`${app.studio}/admin/users`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Users');
  await expect(page.getByRole('tab')).toHaveText(['Admins', 'Students', 'Tutors']);
  const { tab, row, search } = usersPage(page);
  await expect(tab('Admins')).toHaveAttribute('aria-selected', 'true');
  for (const [name, role] of [
    ['Admins', 'super-admin'],
    ['Students', 'student'],
    ['Tutors', 'tutor'],
  ] as const) {
    await tab(name).click();
    await expect(page).toHaveURL(`${app.studio}/admin/users?tab=${name.toLowerCase()}`);
    await search.fill(accountOf(app, role).email);
    await expect(row(accountOf(app, role).email)).toHaveCount(1);
  }
  await page.reload();
  await expect(tab('Tutors')).toHaveAttribute('aria-selected', 'true');
  await expect(row(accountOf(app, 'tutor').email)).toHaveCount(1);
  await page.goBack();
  await expect(tab('Students')).toHaveAttribute('aria-selected', 'true');

  const admin = await (await anotherBrowser()).newPage();
  await enterStudio(admin, app);
  await expect(admin.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Users' })).toHaveCount(0);
  await admin.goto(`${app.studio}/admin/users`);
  await expect(admin).toHaveURL(`${app.studio}/admin/not_found`);
});

test('ten stand on a page, pages are asked for by their number, and where nobody is found there are none [USR-002] [USR-003]', async ({
  page,
  app,
  db,
}) => {
  const name = titled('Paged');
  for (let at = 1; at <= 12; at += 1) await plantUser(db, `${name} ${String(at).padStart(2, '0')}`);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/users/students')) asked.push(`${searchParams.get('offset')} ${searchParams.get('limit')}`);
  });
  const { rows, search, main } = await openUsers(page, app, 'students', name);
  const pages = main.getByRole('navigation', { name: 'Pages' });
  await expect(rows).toHaveCount(10);
  await expect(pages).toContainText('Showing 1 to 10 of 12 entries');
  await pages.getByRole('button', { name: 'Page 2' }).click();
  await expect(rows).toHaveText([new RegExp(`^${name} 11`), new RegExp(`^${name} 12`)]);
  await expect(page).toHaveURL(/&page=2$/);
  expect(asked).toEqual(['1 10', '2 10']);
  // An address that was kept while there were more.
  await page.goto(`${app.studio}/admin/users?tab=students&q=${name}&page=7`);
  await expect(page).toHaveURL(/&page=2$/);
  await expect(rows).toHaveCount(2);

  await search.fill(titled('Nobody has this name'));
  await expect(main.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(pages).toHaveCount(0);
  await expect(main.getByText(/^Showing/)).toHaveCount(0);
  await search.fill(`${name} 03`);
  await expect(rows).toHaveCount(1);
  await expect(main.getByText('Showing 1 to 1 of 1 entry')).toBeVisible();
});

test('a user is added by name, email and type, trimmed, and comes in by the link that is mailed [USR-004] [USR-008] [USR-009]', async ({
  page,
  app,
  db,
  anotherBrowser,
}) => {
  const { button, dialog, row, tab, search } = await openUsers(page, app, 'admins');
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
    await tab(list).click();
    await search.fill(email);
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

test('every page and dialog of it is worked by keyboard alone and passes axe', async ({ page, app, db }) => {
  const name = titled('Keys');
  for (const end of ['one', 'two']) await plantUser(db, `${name} ${end}`, 'Tutor');
  const { tab, search, more, rows, toggle, dialog } = await openUsers(page, app, 'admins');
  await expect(rows.first()).toBeVisible();
  await expectAccessible(page);
  const { press, tabTo } = keyboardOf(page);
  await tabTo(tab('Admins'));
  await press('ArrowRight', 'ArrowRight');
  await expect(tab('Tutors')).toBeFocused();
  await expect(page).toHaveURL(/tab=tutors$/);
  await tabTo(search);
  await page.keyboard.type(name);
  await expect(rows).toHaveCount(2);
  await expect(search).toBeFocused();
  await tabTo(toggle(`${name} one`));
  await press('Space');
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await press('Escape');
  await expect(toggle(`${name} one`)).toBeFocused();
  await expect(toggle(`${name} one`)).toBeChecked();
  await tabTo(more(`${name} one`));
  await press('Enter', 'End');
  await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
  await press('Enter');
  await press('Tab', 'Enter');
  await expect(dialog.getByRole('heading')).toHaveText(`Do you really want to delete ${name} one?`);
  await press('Tab', 'Enter');
  await expect(rows).toHaveCount(1);
  // The row below has moved into its place.
  await expect(more(`${name} two`)).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
});
