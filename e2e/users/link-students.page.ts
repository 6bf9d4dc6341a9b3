import { alertOf } from '../support/alert.ts';
import { linkRows, type PersonFixture } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { invitedRows, usersPageOf } from '../support/users-page.ts';

const manyStudents = (count: number) =>
  Array.from({ length: count }, (_, at) => invitedRows(`Pupil ${String(at + 1).padStart(2, '0')}`));
const idOf = ({ account }: PersonFixture) => account.id;

test('links students found by search to a tutor, and sends only a changed selection [TUT-008] [TUT-009] [TUT-010] [USR-015]', async ({
  page,
  mountPage,
}) => {
  const tutor = invitedRows('The tutor', 'tutor');
  const [firstStudent, secondStudent] = [invitedRows('Student one'), invitedRows('Student two')];
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/users/link_users')) sent.push(request.postDataJSON());
  });
  await mountPage('/admin/users?tab=tutors', {
    as: 'super-admin',
    planted: [tutor, firstStudent, secondStudent, ...manyStudents(45)],
  });
  const { row, dialog } = usersPageOf(page);
  const linkButton = row('The tutor').getByRole('button', { name: 'Link Students' });
  const studentsRequest = page.waitForRequest(/\/api\/users\/students\?/);
  await linkButton.click();
  await studentsRequest;
  const searchField = dialog.getByRole('combobox', { name: 'Find students' });
  const menu = dialog.getByRole('listbox', { name: 'Students' });
  const option = (username: string) => menu.getByRole('option').filter({ hasText: username });
  const linked = dialog.getByRole('list', { name: 'Linked students' }).getByRole('listitem');
  const save = dialog.getByRole('button', { name: 'Save' });

  await expect(searchField).toBeFocused();
  await expect(menu.getByRole('option').first()).toBeVisible();
  expect((await menu.boundingBox())?.height).toBeCloseTo(120, 0);
  await expect(save).toBeDisabled();
  await searchField.fill('Pupil');
  await expect(dialog.getByText('45 students')).toBeVisible();
  // Scrolling loads the rest.
  await expect(menu.getByRole('option')).toHaveCount(20);
  await menu.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(menu.getByRole('option')).toHaveCount(40);
  await menu.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(menu.getByRole('option')).toHaveCount(45);

  await searchField.fill(firstStudent.email);
  await option('Student one').click();
  await expect(option('Student one')).toHaveAttribute('aria-selected', 'true');
  await expect(linked).toHaveText([/Student one/]);
  await expect(save).toBeEnabled();
  // The selection is unchanged: there is nothing to send.
  await option('Student one').click();
  await expect(linked).toHaveCount(0);
  await expect(save).toBeDisabled();
  await option('Student one').click();
  await searchField.fill(secondStudent.email);
  await option('Student two').click();
  await save.click();
  await expect(alertOf(page, 'Student list updated')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(linkButton).toBeFocused();
  expect(sent).toEqual([{ user_id: idOf(tutor), linked_users: [idOf(firstStudent), idOf(secondStudent)] }]);
  await expect(row('The tutor').getByRole('cell', { name: '2', exact: true })).toBeVisible();

  await linkButton.click();
  await expect(linked).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Unlink Student one' }).click();
  await expect(dialog.getByRole('button', { name: 'Unlink Student two' })).toBeFocused();
  await save.click();
  await expect(dialog).toBeHidden();
  expect(sent[1]).toEqual({ user_id: idOf(tutor), linked_users: [idOf(secondStudent)] });
  await linkButton.click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  expect(sent).toHaveLength(2);
});

test('keeps changes of links that another admin makes at the same time', async ({ page, db, mountPage }) => {
  const tutor = invitedRows('The tutor', 'tutor');
  const [ownStudent, keptStudent, removedStudent, studentOfOther] = ['own', 'kept', 'gone', 'theirs'].map((name) =>
    invitedRows(`Pupil ${name}`),
  ) as [PersonFixture, PersonFixture, PersonFixture, PersonFixture];
  const planted = [
    tutor,
    ownStudent,
    keptStudent,
    removedStudent,
    studentOfOther,
    linkRows(tutor, keptStudent, removedStudent),
  ];
  await mountPage('/admin/users?tab=tutors', { as: 'super-admin', planted });
  const { row, dialog } = usersPageOf(page);
  await row('The tutor').getByRole('button', { name: 'Link Students' }).click();
  await expect(dialog.getByText('2 linked students')).toBeVisible();
  await dialog.getByRole('combobox').fill('Pupil own');
  await dialog.getByRole('option').filter({ hasText: 'Pupil own' }).click();
  await expect(dialog.getByText('3 linked students')).toBeVisible();
  await db.query('update tutor_students set student_id = $1 where student_id = $2', [
    idOf(studentOfOther),
    idOf(removedStudent),
  ]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(alertOf(page, 'Student list updated')).toBeVisible();
  const { rows } = await db.query<{ student_id: string }>('select student_id from tutor_students');
  expect(rows.map(({ student_id }) => student_id).sort()).toEqual(
    [ownStudent, keptStudent, studentOfOther].map(idOf).sort(),
  );
});

test('retries a failed page of students by a button, not by each scroll', async ({ page, mountPage }) => {
  const tutor = invitedRows('The tutor', 'tutor');
  let attempts = 0;
  await page.route(/\/api\/users\/students\?.*offset=2/, async (route) => {
    attempts += 1;
    await route.abort('connectionreset');
  });
  await mountPage('/admin/users?tab=tutors', { as: 'super-admin', planted: [tutor, ...manyStudents(25)] });
  const { row, dialog } = usersPageOf(page);
  await row('The tutor').getByRole('button', { name: 'Link Students' }).click();
  const searchField = dialog.getByRole('combobox', { name: 'Find students' });
  const menu = dialog.getByRole('listbox', { name: 'Students' });
  await searchField.fill('Pupil');
  await expect(dialog.getByText('25 students')).toBeVisible();
  attempts = 0;
  await menu.evaluate((list) => list.scrollTo(0, list.scrollHeight));
  await expect(dialog.getByRole('alert')).toContainText('More students could not be loaded.');
  for (const top of [0, 1_000, 0, 1_000]) await menu.evaluate((list, at) => list.scrollTo(0, at), top);
  await searchField.press('End');
  expect(attempts).toBe(1);
  await page.unroute(/\/api\/users\/students\?.*offset=2/);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(menu.getByRole('option')).toHaveCount(25);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(searchField).toBeFocused();
});
