import { alertOf } from '../alert.ts';
import { titled } from '../authoring.ts';
import { accountOf, fillLogIn } from '../fixtures.ts';
import { openUsers, plantUser } from '../people.ts';
import { expect, test } from '../practising.ts';

test('deleting asks twice, shows the server’s words, ends the session and has a way back [USR-010] [USR-011] [USR-017]', async ({
  page,
  app,
  newStudent,
  anotherBrowser,
}) => {
  const theirs = await (await anotherBrowser()).newPage();
  const student = await newStudent(theirs);
  const { row, rows, choose, answer, dialog, state, button } = await openUsers(page, app, 'students', student.email);
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(new URL(request.url()).pathname);
  });
  const [first, second] = ['Are you sure you want to delete this student?', /^Do you really want to delete .+\?$/];

  await choose(student.email, 'Delete');
  await expect(dialog).toContainText(student.email);
  await answer(first, 'Cancel');
  await expect(dialog).toBeHidden();
  await choose(student.email, 'Delete');
  await answer(first, 'OK');
  await answer(second, 'Cancel');
  await expect(dialog).toBeHidden();
  expect(deletions).toEqual([]);
  await expect(row(student.email)).toBeVisible();

  await choose(student.email, 'Delete');
  await answer(first, 'OK');
  const replied = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await answer(second, 'OK');
  const { message } = await (await replied).json();
  expect(message).toContain('was deleted');
  await expect(alertOf(page, message)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  expect(deletions).toEqual([expect.stringMatching(/^\/api\/users\/students\/[\w-]{36}$/)]);
  await expect(theirs.getByRole('alertdialog', { name: 'Account Logout Alert' })).toBeVisible({ timeout: 30_000 });
  const again = await (await anotherBrowser()).newPage();
  await again.goto(app.learner);
  await fillLogIn(again, student);
  await expect(alertOf(again, 'Invalid email or password')).toBeVisible();

  // The address holds which it is, and the choice follows the address.
  await state('Deleted').click({ force: true });
  await expect(state('Deleted')).toBeChecked();
  await expect(state('Deleted')).toBeFocused();
  await expect(row(student.email)).toContainText('30 days');
  await row(student.email)
    .getByRole('button', { name: /^Restore/ })
    .click();
  await answer('Are you sure you want to restore this student?', 'OK');
  await expect(alertOf(page, /restored/)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await state('Current').click({ force: true });
  await expect(row(student.email)).toBeVisible();
  await expect(button('Add New User')).toBeVisible();
  await fillLogIn(again, student);
  await expect(again).toHaveURL(`${app.learner}/home`);
});

test('admins and tutors are deleted like students, each asked for by what they are, and then by name [USR-010] [USR-017]', async ({
  page,
  app,
  db,
}) => {
  const { choose, answer, find, rows } = await openUsers(page, app, 'students');
  for (const [list, type, one] of [
    ['Admins', 'Admin', 'admin'],
    ['Tutors', 'Tutor', 'tutor'],
  ] as const) {
    const user = await plantUser(db, titled(`A gone ${one}`), type);
    await find(list, user.email);
    await expect(rows).toHaveCount(1);
    await choose(user.email, 'Delete');
    await answer(`Are you sure you want to delete this ${one}?`, 'OK');
    await answer(`Do you really want to delete ${user.username}?`, 'OK');
    await expect(rows).toHaveCount(0);
    const { rows: stored } = await db.query<{ deleted_at: Date | null }>('select deleted_at from users where id = $1', [
      user.id,
    ]);
    expect(stored[0]?.deleted_at).toBeInstanceOf(Date);
  }
});

test('admins, students and tutors are switched off and on, each time asked once; who works is told at once [USR-012] [USR-017]', async ({
  page,
  app,
  db,
  newStudent,
  anotherBrowser,
}) => {
  const theirs = await (await anotherBrowser()).newPage();
  const student = await newStudent(theirs);
  const [admin, tutor] = [
    await plantUser(db, titled('An admin'), 'Admin'),
    await plantUser(db, titled('A tutor'), 'Tutor'),
  ];
  const { toggle, answer, find, row, dialog } = await openUsers(page, app, 'students', student.email);
  const statusOf = async (email: string) =>
    (await db.query('select status from users where email = $1', [email])).rows[0]?.status;

  await toggle(student.email).click();
  await answer(/^Are you sure you want to deactivate .+\?$/, 'Cancel');
  await expect(toggle(student.email)).toBeChecked();
  expect(await statusOf(student.email)).toBe(true);
  const said = alertOf(page, 'Status updated successfully');
  for (const [name, { email }] of [
    ['Students', student],
    ['Tutors', tutor],
    ['Admins', admin],
  ] as const) {
    await find(name, email);
    await toggle(email).click();
    await answer(/^Are you sure you want to deactivate .+\?$/, 'OK');
    await expect(said).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(toggle(email)).not.toBeChecked();
    await expect(row(email)).toContainText('Inactive');
    expect(await statusOf(email)).toBe(false);
    await said.click();
    await expect(said).toBeHidden();
    if (name === 'Students') {
      await expect(theirs).toHaveURL(`${app.learner}/`, { timeout: 30_000 });
      await fillLogIn(theirs, student);
      await expect(alertOf(theirs, 'Account not active, Please contact admin.')).toBeVisible();
    }
    await toggle(email).click();
    await answer(/^Are you sure you want to activate .+\?$/, 'OK');
    await expect(said).toBeVisible();
    await expect(toggle(email)).toBeChecked();
    expect(await statusOf(email)).toBe(true);
    await said.click();
  }
});

test('an admin is made a tutor too, and no tutor again, each time asked once [USR-013] [USR-014]', async ({
  page,
  app,
  db,
}) => {
  const admin = await plantUser(db, titled('Both'), 'Admin');
  const { choose, answer, row, rows, find, items } = await openUsers(page, app, 'admins', admin.email);
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent.push([new URL(request.url()).pathname, request.postDataJSON()]);
  });
  const body = { user_id: admin.id, role: 'Tutor' };
  const [adding, removing] = ['add the Tutor role to', 'remove the Tutor role from'].map(
    (deed) => `Are you sure you want to ${deed} ${admin.username}?`,
  );

  await choose(admin.email, 'Add Tutor role');
  await answer(adding ?? '', 'Cancel');
  expect(sent).toEqual([]);
  await choose(admin.email, 'Add Tutor role');
  await answer(adding ?? '', 'OK');
  await expect(alertOf(page, 'Assign role Successfully')).toBeVisible();
  await expect(row(admin.email).getByRole('cell', { name: 'Admin, Tutor', exact: true })).toBeVisible();
  expect(sent).toEqual([['/api/users/add_role', body]]);
  await find('Tutors', admin.email);
  await expect(rows).toHaveCount(1);
  await find('Admins', admin.email);
  await choose(admin.email, 'Remove Tutor role');
  await answer(removing ?? '', 'Cancel');
  expect(sent).toHaveLength(1);
  await choose(admin.email, 'Remove Tutor role');
  await answer(removing ?? '', 'OK');
  await expect(alertOf(page, 'Unassign role Successfully')).toBeVisible();
  await expect(row(admin.email).getByRole('cell', { name: 'Admin', exact: true })).toBeVisible();
  expect(sent.slice(1)).toEqual([['/api/users/remove_role', body]]);
  expect(await items(admin.email)).toContain('Add Tutor role');
});

test('nobody deletes or switches off themself, as an admin or as a tutor [USR-016]', async ({ page, app, db }) => {
  const own = accountOf(app, 'super-admin');
  await db.query('update users set is_tutor = true where email = $1', [own.email]);
  try {
    const { toggle, more, find, dialog, row } = await openUsers(page, app, 'tutors', own.email);
    for (const list of ['Tutors', 'Admins']) {
      await find(list, own.email);
      await expect(row(own.email)).toHaveCount(1);
      await expect(toggle(own.email)).toBeDisabled();
      await expect(toggle(own.email)).toBeChecked();
      await more(own.email).click();
      const item = page.getByRole('menuitem', { name: 'Delete' });
      await expect(item).toBeDisabled();
      await item.click({ force: true });
      await expect(dialog).toHaveCount(0);
      await page.keyboard.press('Escape');
    }
  } finally {
    await db.query('update users set is_tutor = false where email = $1', [own.email]);
  }
});

test('what somebody else has done meanwhile is told in a sentence, and the list is as it is then', async ({
  page,
  app,
  db,
}) => {
  const user = await plantUser(db, titled('Gone meanwhile'));
  const { choose, toggle, answer, rows } = await openUsers(page, app, 'students', user.email);
  await expect(rows).toHaveCount(1);
  await db.query('update users set deleted_at = now() where id = $1', [user.id]);
  await toggle(user.email).click();
  await answer(/deactivate/, 'OK');
  await expect(alertOf(page, 'This account was deleted meanwhile.')).toBeVisible();
  await expect(rows).toHaveCount(0);
  await db.query('update users set deleted_at = null where id = $1', [user.id]);
  await page.reload();
  await choose(user.email, 'Invite again');
  await expect(alertOf(page, `The invitation was sent to ${user.email}.`)).toBeVisible();
});
