import { assignmentRows, dayFromNow } from '../support/assignment-rows.ts';
import { practiceRows, topicRows, yesOrNo } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { logInAs, studentsPageOf, tutorBannerOf, tutorRows } from '../support/tutoring.ts';
import { oneQuestion } from './tutor-fixtures.ts';

test('a tutor assigns to several students, logs in as one, unassigns, reassigns and returns [ACC-047]', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const tutorAndStudents = tutorRows({ name: 'Ben Ortega' }, { name: 'Maya Okafor' });
  const [ben, maya] = tutorAndStudents.students;
  const set = { title: 'Unusual steps', questions: [{ choices: yesOrNo }] };
  const math = topicRows({ sequence: oneQuestion, sets: { first: set } });
  const location = { subtopic_id: math.subtopic, subsubtopic_id: math.subsubtopic };
  const setTarget = {
    reference_type: 'HomeProblemSetQuestions',
    reference_id: math.set.first ?? '',
    place: location,
  } as const;
  const sequenceTarget = {
    reference_type: 'HomeSubsubTopic',
    reference_id: math.subsubtopic,
    place: location,
  } as const;
  await mountPage('/home/students', {
    as: tutorAndStudents.tutor,
    planted: [
      tutorAndStudents,
      math,
      assignmentRows(maya, [setTarget]),
      assignmentRows(ben, [{ ...sequenceTarget, completed: true }]),
      practiceRows(ben, math, math.subsubtopic, [true]),
    ],
  });
  const list = studentsPageOf(page);
  for (const name of ['Ben Ortega', 'Maya Okafor']) await list.choose(name).check();
  await page.getByRole('button', { name: 'Assign to 2 students' }).click();
  await expect(page.getByRole('button', { name: 'Choose due date' })).toBeDisabled();
  await page.getByRole('searchbox', { name: 'Sequence, problem set or test' }).fill('unusual st');
  await page.getByRole('radio', { name: /Unusual steps.*Problem set/ }).check();
  await page.getByRole('button', { name: 'Choose due date' }).click();
  await page.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Assigned to 1 of 2 students' })).toBeVisible();
  const outcomes = page.getByRole('list', { name: 'What came of it for each student' }).getByRole('listitem');
  await expect(outcomes).toHaveText([
    /^Maya Okafor\s*This is already assigned to the student$/,
    /^Ben Ortega\s*Assigned$/,
  ]);
  await page.getByRole('button', { name: 'Done' }).click();
  // Students who got the assignment are no longer selected.
  await expect(list.choose('Ben Ortega')).not.toBeChecked();
  await expect(list.choose('Maya Okafor')).toBeChecked();
  const { rows } = await db.query(
    `select reference_id, assignment_date::text as due, assigned_by
       from assignments where user_id = $1 and completed_at is null`,
    [ben.account.id],
  );
  expect(rows).toEqual([
    { reference_id: math.set.first, due: dayFromNow(7), assigned_by: tutorAndStudents.tutor.account.id },
  ]);

  await logInAs(page, 'Ben Ortega');
  await expect(page.getByText('Unusual steps')).toBeVisible();
  await page.getByRole('button', { name: /^Unassign/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('No assignments found')).toBeVisible();
  await page.goto(`${app.learner}/home/math?topic=${math.topic}&subtopic=${math.subtopic}`);
  await page.getByRole('button', { name: 'Planted sequence', exact: true }).click();
  await page.getByRole('button', { name: 'Reassign the sequence' }).click();
  await page.getByLabel('Due date').fill(dayFromNow(3));
  await page.getByRole('button', { name: 'Reassign', exact: true }).click();
  await expect(page.getByText(/^Assigned, due \d/)).toBeVisible();
  await page.goto(`${app.learner}/home`);
  const due = page.getByRole('row', { name: /Planted sequence/ }).locator('time');
  await expect(due).toHaveAttribute('datetime', dayFromNow(3));
  await tutorBannerOf(page).getByRole('button', { name: 'Back to Tutor' }).click();
  await expect(list.heading).toBeVisible();
});

test('the cached responses of the tutor and of one student are not shown to another', async ({ page, mountPage }) => {
  const tutorAndStudents = tutorRows({ name: 'Amara Lindqvist' }, { name: 'Ben Ortega' });
  await mountPage('/home/students', { as: tutorAndStudents.tutor, planted: tutorAndStudents });
  const calls: { path: string; token: string | undefined }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push({ path: pathname, token: request.headers().authorization });
  });
  const openMath = async () => {
    await page.getByRole('link', { name: 'Math', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  };
  await logInAs(page, 'Amara Lindqvist');
  await openMath();
  await tutorBannerOf(page).getByRole('button', { name: 'Back to Tutor' }).click();
  await expect(studentsPageOf(page).names).toHaveCount(2);
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}').token);
  expect(calls.filter(({ path }) => path.endsWith('get_my_students')).at(-1)?.token).toBe(token);
  await logInAs(page, 'Ben Ortega');
  await openMath();
  await expect.poll(() => calls.filter(({ path }) => path === '/api/topics').length).toBe(2);
});
