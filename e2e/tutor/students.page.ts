import { expect, test } from '../support/question-page.ts';
import { studentsPageOf, tutorRows } from '../support/tutoring.ts';

const manyStudents = (count: number) =>
  tutorRows(...Array.from({ length: count }, (_, at) => ({ name: `Student ${String(at + 1).padStart(3, '0')}` })));

test('lists only the linked students, with email, status and what needs the tutor’s attention [TUT-001] [TUT-005] [TUT-006]', async ({
  page,
  mountPage,
}) => {
  const tutorAndStudents = tutorRows(
    { name: 'Amara Lindqvist', mastered: 3, seconds: 4800, quietFor: 0 },
    { name: 'Ben Ortega', overdue: 2, quietFor: 9 },
    { name: 'Chloe Dufresne' },
    { name: 'Daniel Kwon', active: false, overdue: 1 },
  );
  await mountPage('/home/students', {
    as: tutorAndStudents.tutor,
    planted: [tutorAndStudents, tutorRows({ name: 'Karim Haddad' })],
  });
  const list = studentsPageOf(page);
  await expect(list.heading).toBeVisible();
  await expect(page.getByText('4 students', { exact: true })).toBeVisible();
  const columnHeaders = page.getByRole('table', { name: 'My Students' }).getByRole('columnheader');
  await expect(columnHeaders).toHaveText(['All on this page', 'Name', 'Email', 'Status', 'This week', 'Actions']);
  await expect(list.names).toHaveText(['Amara Lindqvist', 'Ben Ortega', 'Chloe Dufresne', 'Daniel Kwon']);

  await expect(list.row('Amara')).toContainText(tutorAndStudents.students[0].email);
  await expect(list.row('Amara').getByText('Active', { exact: true })).toBeVisible();
  await expect(list.row('Amara').getByText('3 mastered, 1 h 20 min')).toBeVisible();
  await expect(list.row('Amara').getByText(/overdue|Quiet|Has not/)).toHaveCount(0);
  await expect(list.row('Ben').getByText('Nothing yet')).toBeVisible();
  await expect(list.row('Ben').getByText('2 overdue')).toBeVisible();
  await expect(list.row('Ben').getByText(/^Quiet since \d+ [A-Z][a-z]{2}/)).toBeVisible();
  await expect(list.row('Chloe').getByText('Has not answered yet')).toBeVisible();
  await expect(list.row('Daniel').getByText('Inactive', { exact: true })).toBeVisible();
  await expect(list.row('Daniel').getByText(/overdue|Has not/)).toHaveCount(0);
  await expect(list.loginAs('Daniel')).toBeDisabled();
  await expect(list.choose('Daniel')).toBeDisabled();
});

test('shows "No Record Found" if no student is linked [TUT-003]', async ({ page, mountPage }) => {
  await mountPage('/home/students', { as: 'tutor' });
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('requests each page by its number and size; a page after the last is the last [TUT-002]', async ({
  page,
  app,
  mountPage,
}) => {
  const tutorAndStudents = manyStudents(23);
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('get_my_students')) queries.push(new URL(request.url()).search);
  });
  await mountPage('/home/students', { as: tutorAndStudents.tutor, planted: tutorAndStudents });
  const list = studentsPageOf(page);
  await expect(list.names).toHaveCount(10);
  await expect(page.getByText('Showing 1 to 10 of 23 entries')).toBeVisible();
  await page.getByRole('button', { name: 'Page 3' }).click();
  await expect(page).toHaveURL(`${app.learner}/home/students?page=3`);
  await expect(list.names).toHaveText(['Student 021', 'Student 022', 'Student 023']);
  await expect(page.getByText('Showing 21 to 23 of 23 entries')).toBeVisible();
  expect(queries).toEqual(['?offset=1&limit=10', '?offset=3&limit=10']);
  await page.goBack();
  await expect(list.names.first()).toHaveText('Student 001');
  await page.goto(`${app.learner}/home/students?page=99`);
  await expect(page).toHaveURL(`${app.learner}/home/students?page=3`);
  await expect(list.names).toHaveCount(3);
});

test('shows an error if it could not be loaded, and loads it on "Try again"', async ({ page, mountPage }) => {
  const tutorAndStudents = manyStudents(1);
  await page.route('**/get_my_students*', (route) => route.fulfill({ status: 400, json: { errors: ['Not now'] } }));
  await mountPage('/home/students', { as: tutorAndStudents.tutor, planted: tutorAndStudents });
  await expect(page.getByText('Your students could not be loaded.')).toBeVisible();
  await page.unroute('**/get_my_students*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(studentsPageOf(page).names).toHaveText(['Student 001']);
});
