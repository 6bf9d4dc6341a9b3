import { expect, test } from '../practising.ts';
import { makeTutor, plantStudents, removePlanted, studentsPage } from '../tutoring.ts';

test.afterEach(({ db }) => removePlanted(db));

test('a tutor sees the students who are linked to them and nobody else, and no more once one is unlinked [TUT-005]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const tutor = await newStudent(page);
  await makeTutor(page, db, tutor.email);
  await plantStudents(db, tutor.email, [{ name: 'Ines Marchetti' }, { name: 'Jonas Weber' }]);
  const elsewhere = { email: `tutor-${crypto.randomUUID()}@planted.mail.example` };
  await db.query(
    `insert into users (id, username, email, user_type) values (gen_random_uuid(), 'Another Tutor', $1, 'Tutor')`,
    [elsewhere.email],
  );
  await plantStudents(db, elsewhere.email, [{ name: 'Karim Haddad' }]);
  const list = studentsPage(page);
  await page.goto(`${app.learner}/home/students`);
  await expect(list.names).toHaveText(['Ines Marchetti', 'Jonas Weber']);
  await expect(page.getByText('Karim Haddad')).toHaveCount(0);
  await db.query(
    `delete from tutor_students where student_id in (select id from users where username = 'Ines Marchetti')`,
  );
  await page.reload();
  await expect(list.names).toHaveText(['Jonas Weber']);
});

test('each student is shown with name, email and whether they are active [TUT-006]', async ({
  page,
  app,
  db,
  newStudent,
}) => {
  const tutor = await newStudent(page);
  await makeTutor(page, db, tutor.email);
  const ids = await plantStudents(db, tutor.email, [
    { name: 'Ines Marchetti' },
    { name: 'Jonas Weber', active: false },
  ]);
  await page.goto(`${app.learner}/home/students`);
  const list = studentsPage(page);
  for (const [name, status] of [
    ['Ines Marchetti', 'Active'],
    ['Jonas Weber', 'Inactive'],
  ] as const) {
    const { rows } = await db.query<{ email: string }>('select email from users where id = $1', [ids[name]]);
    await expect(list.row(name)).toContainText(rows[0]?.email ?? 'an email');
    await expect(list.row(name).getByText(status, { exact: true })).toBeVisible();
  }
});
