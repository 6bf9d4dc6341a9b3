import { alertOf } from '../support/alert.ts';
import { personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { invitedRows, usersPageOf } from '../support/users-page.ts';

test('deletes a student after two confirmations with the server’s message, and restores the student [USR-010] [USR-011]', async ({
  page,
  mountPage,
}) => {
  const { email, rows: planted } = personRows('student', { username: 'Maya Okafor' });
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') deletions.push(new URL(request.url()).pathname);
  });
  await mountPage(`/admin/users?tab=students&q=${email}`, { as: 'super-admin', planted: { rows: planted } });
  const { row, rows, choose, answer, dialog, statusFilter, button } = usersPageOf(page);
  const [first, second] = [
    'Are you sure you want to delete this student?',
    'Do you really want to delete Maya Okafor?',
  ];
  await choose('Maya', 'Delete');
  await expect(dialog).toContainText('Maya Okafor');
  await answer(first, 'Cancel');
  await expect(dialog).toBeHidden();
  await choose('Maya', 'Delete');
  await answer(first, 'OK');
  await answer(second, 'Cancel');
  await expect(dialog).toBeHidden();
  expect(deletions).toEqual([]);

  await choose('Maya', 'Delete');
  await answer(first, 'OK');
  const replied = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await answer(second, 'OK');
  const { message } = await (await replied).json();
  expect(message).toContain('was deleted');
  await expect(alertOf(page, message)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  expect(deletions).toEqual([expect.stringMatching(/^\/api\/users\/students\/[\w-]{36}$/)]);

  // The address contains the list, and the choice follows the address.
  await statusFilter('Deleted').click({ force: true });
  await expect(statusFilter('Deleted')).toBeChecked();
  await expect(statusFilter('Deleted')).toBeFocused();
  await expect(row('Maya')).toContainText('30 days');
  await row('Maya')
    .getByRole('button', { name: /^Restore/ })
    .click();
  await answer('Are you sure you want to restore this student?', 'OK');
  await expect(alertOf(page, /restored/)).toBeVisible();
  await expect(rows).toHaveCount(0);
  await statusFilter('Current').click({ force: true });
  await expect(row('Maya')).toBeVisible();
  await expect(button('Add New User')).toBeVisible();
});

test('deletes, deactivates and activates admins, tutors and students, each by its name [USR-012] [USR-017]', async ({
  page,
  db,
  mountPage,
}) => {
  const userTypes = [
    ['Students', 'student'],
    ['Tutors', 'tutor'],
    ['Admins', 'admin'],
  ] as const;
  const people = userTypes.map(([, role]) => invitedRows(`The ${role}`, role));
  await mountPage('/admin/users', { as: 'super-admin', planted: people });
  const { toggle, choose, answer, tab, row, dialog } = usersPageOf(page);
  const stored = async (name: string) =>
    (await db.query('select status, deleted_at is null as current from users where username = $1', [name])).rows[0];
  const statusAlert = alertOf(page, 'Status updated successfully');
  for (const [list, role] of userTypes) {
    const name = `The ${role}`;
    await tab(list).click();
    await toggle(name).click();
    await answer(`Are you sure you want to deactivate ${name}?`, 'Cancel');
    await expect(toggle(name)).toBeChecked();
    for (const [action, status] of [
      ['deactivate', false],
      ['activate', true],
    ] as const) {
      await toggle(name).click();
      await answer(`Are you sure you want to ${action} ${name}?`, 'OK');
      await expect(statusAlert).toBeVisible();
      await expect(dialog).toBeHidden();
      await expect(toggle(name)).toBeChecked({ checked: status });
      expect(await stored(name)).toEqual({ status, current: true });
      await statusAlert.click();
      await expect(statusAlert).toBeHidden();
    }
    await choose(name, 'Delete');
    await answer(`Are you sure you want to delete this ${role}?`, 'OK');
    await answer(`Do you really want to delete ${name}?`, 'OK');
    await expect(row(name)).toHaveCount(0);
    expect(await stored(name)).toEqual({ status: true, current: false });
  }
});

test('adds the Tutor role to an admin and removes it, each after one confirmation [USR-013] [USR-014]', async ({
  page,
  mountPage,
}) => {
  const admin = invitedRows('Both', 'admin');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('_role')) sent.push([pathname, request.postDataJSON()]);
  });
  await mountPage('/admin/users', { as: 'super-admin', planted: admin });
  const { choose, answer, row, tab } = usersPageOf(page);
  const roles = (name: string) => row('Both').getByRole('cell', { name, exact: true });
  const body = { user_id: admin.account.id, role: 'Tutor' };
  const [adding, removing] = [
    'Are you sure you want to add the Tutor role to Both?',
    'Are you sure you want to remove the Tutor role from Both?',
  ];
  await choose('Both', 'Add Tutor role');
  await answer(adding, 'Cancel');
  expect(sent).toEqual([]);
  await choose('Both', 'Add Tutor role');
  await answer(adding, 'OK');
  await expect(alertOf(page, 'Assign role Successfully')).toBeVisible();
  await expect(roles('Admin, Tutor')).toBeVisible();
  expect(sent).toEqual([['/api/users/add_role', body]]);
  await tab('Tutors').click();
  await expect(row('Both')).toHaveCount(1);
  await tab('Admins').click();
  await choose('Both', 'Remove Tutor role');
  await answer(removing, 'Cancel');
  expect(sent).toHaveLength(1);
  await choose('Both', 'Remove Tutor role');
  await answer(removing, 'OK');
  await expect(alertOf(page, 'Unassign role Successfully')).toBeVisible();
  await expect(roles('Admin')).toBeVisible();
  expect(sent.slice(1)).toEqual([['/api/users/remove_role', body]]);
});

test('super admins cannot delete or deactivate themselves, as an admin or as a tutor [USR-016]', async ({
  page,
  mountPage,
}) => {
  const superAdmin = personRows('super-admin', { username: 'Sue Own', is_tutor: true });
  await mountPage('/admin/users', { as: superAdmin, planted: superAdmin });
  const { toggle, moreButton, tab, dialog } = usersPageOf(page);
  for (const list of ['Tutors', 'Admins']) {
    await tab(list).click();
    await expect(toggle('Sue Own')).toBeDisabled();
    await expect(toggle('Sue Own')).toBeChecked();
    await moreButton('Sue Own').click();
    const item = page.getByRole('menuitem', { name: 'Delete' });
    await expect(item).toBeDisabled();
    await item.click({ force: true });
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
});

test('a change of a user who was deleted by someone else is refused with a message, and the list is updated', async ({
  page,
  db,
  mountPage,
}) => {
  const [deletedUser, invited] = [invitedRows('Gone'), invitedRows('Invited')];
  await mountPage('/admin/users?tab=students', { as: 'super-admin', planted: [deletedUser, invited] });
  const { choose, toggle, answer, row } = usersPageOf(page);
  await expect(row('Gone')).toHaveCount(1);
  await db.query(`update users set deleted_at = now() where username = 'Gone'`);
  await toggle('Gone').click();
  await answer(/deactivate/, 'OK');
  await expect(alertOf(page, 'This account was deleted meanwhile.')).toBeVisible();
  await expect(row('Gone')).toHaveCount(0);
  await choose(invited.email, 'Invite again');
  await expect(alertOf(page, `The invitation to ${invited.email} is on its way.`)).toBeVisible();
});
