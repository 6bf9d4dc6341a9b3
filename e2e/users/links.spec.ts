import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { titled } from '../authoring.ts';
import { keyboardOf } from '../keyboard.ts';
import { openUsers, plantUser } from '../people.ts';
import { expect, test } from '../practising.ts';

test('a tutor is linked with students who are searched for, and only a changed selection is sent [TUT-008] [TUT-009] [TUT-010] [USR-015]', async ({
  page,
  app,
  db,
}) => {
  const tutor = await plantUser(db, titled('Tutor'), 'Tutor');
  const name = titled('Pupil');
  const [one, two] = [await plantUser(db, `${name} one`), await plantUser(db, `${name} two`)];
  for (let at = 0; at < 45; at += 1) await plantUser(db, `${name} many ${at}`);
  const sent: { user_id: string; linked_users: string[] }[] = [];
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('/users/link_users')) sent.push(request.postDataJSON());
    if (pathname.endsWith('/users/students')) lists.push(request.url());
  });
  const { row, dialog } = await openUsers(page, app, 'tutors', tutor.email);
  const open = row(tutor.email).getByRole('button', { name: 'Link Students' });
  await open.click();
  const find = dialog.getByRole('combobox', { name: 'Find students' });
  const menu = dialog.getByRole('listbox', { name: 'Students' });
  const option = (username: string) => menu.getByRole('option').filter({ hasText: username });
  const linked = dialog.getByRole('list', { name: 'Linked students' }).getByRole('listitem');
  const save = dialog.getByRole('button', { name: 'Save' });

  await expect(find).toBeFocused();
  await expect(menu.getByRole('option').first()).toBeVisible();
  expect(lists.length).toBeGreaterThan(0);
  expect((await menu.boundingBox())?.height).toBeCloseTo(120, 0);
  await expect(save).toBeDisabled();
  await find.fill(name);
  await expect(dialog.getByText('47 students')).toBeVisible();
  // The rest comes with scrolling.
  await expect(menu.getByRole('option')).toHaveCount(20);
  await menu.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(menu.getByRole('option')).toHaveCount(40);
  await menu.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(menu.getByRole('option')).toHaveCount(47);

  await find.fill(one.email);
  await option(one.username).click();
  await expect(option(one.username)).toHaveAttribute('aria-selected', 'true');
  await expect(linked).toHaveText([new RegExp(one.username)]);
  await expect(save).toBeEnabled();
  await expectAccessible(page);
  // Back to what it was: there is nothing to send.
  await option(one.username).click();
  await expect(linked).toHaveCount(0);
  await expect(save).toBeDisabled();
  await option(one.username).click();
  await find.fill(two.email);
  await option(two.username).click();
  await save.click();
  await expect(alertOf(page, 'Student list updated')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  expect(sent).toEqual([{ user_id: tutor.id, linked_users: [one.id, two.id] }]);
  const links = async () =>
    (
      await db.query<{ student_id: string }>('select student_id from tutor_students where tutor_id = $1', [tutor.id])
    ).rows
      .map(({ student_id }) => student_id)
      .sort();
  expect(await links()).toEqual([one.id, two.id].sort());
  await expect(row(tutor.email).getByRole('cell', { name: '2', exact: true })).toBeVisible();

  await open.click();
  await expect(linked).toHaveCount(2);
  await dialog.getByRole('button', { name: `Unlink ${one.username}` }).click();
  await expect(dialog.getByRole('button', { name: `Unlink ${two.username}` })).toBeFocused();
  await save.click();
  await expect(dialog).toBeHidden();
  expect(await links()).toEqual([two.id]);
  await open.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(sent).toHaveLength(2);
});

test('whom somebody else links meanwhile stays linked, and whom they let go stays gone', async ({ page, app, db }) => {
  const tutor = await plantUser(db, titled('Tutor'), 'Tutor');
  const name = titled('Pupil');
  const [own, kept, gone, theirs] = [
    await plantUser(db, `${name} own`),
    await plantUser(db, `${name} kept`),
    await plantUser(db, `${name} gone`),
    await plantUser(db, `${name} theirs`),
  ];
  const link = ({ id }: { id: string }) =>
    db.query('insert into tutor_students (tutor_id, student_id) values ($1, $2)', [tutor.id, id]);
  await link(kept);
  await link(gone);
  const { row, dialog } = await openUsers(page, app, 'tutors', tutor.email);
  await row(tutor.email).getByRole('button', { name: 'Link Students' }).click();
  await expect(dialog.getByText('2 linked students')).toBeVisible();
  await dialog.getByRole('combobox').fill(own.email);
  await dialog.getByRole('option').filter({ hasText: own.username }).click();
  await expect(dialog.getByText('3 linked students')).toBeVisible();
  await link(theirs);
  await db.query('delete from tutor_students where tutor_id = $1 and student_id = $2', [tutor.id, gone.id]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(alertOf(page, 'Student list updated')).toBeVisible();
  const { rows } = await db.query<{ student_id: string }>('select student_id from tutor_students where tutor_id = $1', [
    tutor.id,
  ]);
  expect(rows.map(({ student_id }) => student_id).sort()).toEqual([own.id, kept.id, theirs.id].sort());
});

test('students who could not be loaded are asked for again by a button, not by each scroll', async ({
  page,
  app,
  db,
}) => {
  const tutor = await plantUser(db, titled('Tutor'), 'Tutor');
  const name = titled('Pupil');
  for (let at = 0; at < 25; at += 1) await plantUser(db, `${name} ${at}`);
  const { row, dialog } = await openUsers(page, app, 'tutors', tutor.email);
  let asked = 0;
  await page.route(/\/api\/users\/students\?.*offset=2/, async (route) => {
    asked += 1;
    await route.abort('connectionreset');
  });
  await row(tutor.email).getByRole('button', { name: 'Link Students' }).click();
  const find = dialog.getByRole('combobox', { name: 'Find students' });
  const menu = dialog.getByRole('listbox', { name: 'Students' });
  await find.fill(name);
  await expect(dialog.getByText('25 students')).toBeVisible();
  asked = 0;
  await menu.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(dialog.getByRole('alert')).toContainText('More students could not be loaded.');
  await expectAccessible(page);
  for (const top of [0, 1_000, 0, 1_000]) await menu.evaluate((list, at) => list.scrollTo(0, at), top);
  await find.press('End');
  expect(asked).toBe(1);
  await page.unroute(/\/api\/users\/students\?.*offset=2/);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(menu.getByRole('option')).toHaveCount(25);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(find).toBeFocused();
});

test('students are linked by keyboard alone', async ({ page, app, db }) => {
  const tutor = await plantUser(db, titled('Tutor'), 'Tutor');
  const name = titled('Pupil');
  const [first, second] = [await plantUser(db, `${name} a`), await plantUser(db, `${name} b`)];
  const { row, dialog } = await openUsers(page, app, 'tutors', tutor.email);
  const { press, tabTo } = keyboardOf(page);
  await tabTo(row(tutor.email).getByRole('button', { name: 'Link Students' }));
  await press('Enter');
  await page.keyboard.type(name);
  await expect(dialog.getByText('2 students', { exact: true })).toBeVisible();
  const find = dialog.getByRole('combobox');
  const active = () =>
    find.evaluate((field) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent);
  expect(await active()).toContain(first.username);
  await press('ArrowDown');
  expect(await active()).toContain(second.username);
  await press('Enter', 'ArrowUp', 'Enter');
  await expect(dialog.getByText('2 linked students')).toBeVisible();
  await tabTo(dialog.getByRole('button', { name: `Unlink ${second.username}` }));
  await press('Enter');
  await expect(dialog.getByText('1 linked student', { exact: true })).toBeVisible();
  await tabTo(dialog.getByRole('button', { name: 'Save' }));
  await press('Enter');
  await expect(alertOf(page, 'Student list updated')).toBeVisible();
  const { rows } = await db.query('select student_id from tutor_students where tutor_id = $1', [tutor.id]);
  expect(rows).toEqual([{ student_id: first.id }]);
});
