import { expectScreenAccessible } from '../support/accessible.ts';
import { alertOf } from '../support/alert.ts';
import { pendingReviewsOf, submittedTestRows } from '../support/pending-reviews.ts';
import { examRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studentsPageOf, tutorRows } from '../support/tutoring.ts';

const satRows = () => examRows({ title: 'SAT of spring', topics: {}, review: { opens: 'released' } });
const submitted = { section: 'MathNoCalc', on: new Date(2025, 10, 12, 12) };

test('a tutor opens the reviews of their own students, the longest wait first, also by keyboard', async ({
  page,
  db,
  mountPage,
}) => {
  const tutorAndStudents = tutorRows({ name: 'Amara Lindqvist' }, { name: 'Ben Ortega' });
  const other = tutorRows({ name: 'Karim Haddad' });
  const [amara, ben] = tutorAndStudents.students;
  const reviewOnDate = { opens: 'on_date', at: new Date(2099, 10, 30, 12).toISOString() } as const;
  const [released, dated] = [
    satRows(),
    examRows({ family: 'act', title: 'ACT of autumn', topics: {}, review: reviewOnDate }),
  ];
  await mountPage('/home/students', {
    as: tutorAndStudents.tutor,
    planted: [
      ...[tutorAndStudents, other, released, dated],
      submittedTestRows(amara, { ...submitted, exam: released }),
      submittedTestRows(ben, { exam: dated, section: 'Science', on: new Date(2025, 10, 10, 12) }),
      submittedTestRows(other.students[0], { ...submitted, exam: released }),
    ],
  });
  const { rows, region, open } = pendingReviewsOf(page);
  await expect(rows).toHaveText([
    /^Ben Ortega.*ACT of autumn10 Nov 202530 Nov 2099Open review$/,
    /^Amara Lindqvist.*SAT of spring12 Nov 2025When releasedOpen review$/,
  ]);
  await expect(studentsPageOf(page).names).toHaveText(['Amara Lindqvist', 'Ben Ortega']);
  await expectScreenAccessible(page, 'the list of waiting students');
  await open('Ben Ortega', 'ACT of autumn').click();
  await expect(alertOf(page, 'The review of ACT of autumn is open to Ben Ortega.')).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(open('Amara Lindqvist', 'SAT of spring')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(alertOf(page, 'The review of SAT of spring is open to Amara Lindqvist.')).toBeVisible();
  await expect(region).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  const { rows: opened } = await db.query('select user_id, released_by from released_reviews order by user_id');
  const releasedBy = { released_by: tutorAndStudents.tutor.account.id };
  const ids = [amara, ben].map(({ account }) => account.id).sort();
  expect(opened).toEqual(ids.map((user_id) => ({ user_id, ...releasedBy })));
});

test('the students are shown while the reviews load, and stay if those fail', async ({ page, mountPage }) => {
  const tutorAndStudents = tutorRows({ name: 'Amara Lindqvist' });
  const exam = satRows();
  const gate = Promise.withResolvers<void>();
  const calls = '**/api/waiting_reviews*';
  await page.route(calls, async (route) => {
    await gate.promise;
    await route.fulfill({ status: 403, json: { code: 403, errors: ['Not now'] } });
  });
  const planted = [tutorAndStudents, exam, submittedTestRows(tutorAndStudents.students[0], { ...submitted, exam })];
  await mountPage('/home/students', { as: tutorAndStudents.tutor, planted });
  await expect(studentsPageOf(page).loginAs('Amara')).toBeEnabled();
  await expect(page.getByRole('region', { name: 'Waiting for review' })).toHaveCount(0);
  gate.resolve();
  await expect(page.getByText('The reviews that wait could not be loaded.')).toBeVisible();
  await expect(studentsPageOf(page).names).toHaveText(['Amara Lindqvist']);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(pendingReviewsOf(page).rows).toHaveCount(1);
});

test('a review is not opened for a student who was unlinked, and leaves the list', async ({ page, db, mountPage }) => {
  const tutorAndStudents = tutorRows({ name: 'Amara Lindqvist' });
  const exam = satRows();
  const planted = [tutorAndStudents, exam, submittedTestRows(tutorAndStudents.students[0], { ...submitted, exam })];
  await mountPage('/home/students', { as: tutorAndStudents.tutor, planted });
  const { rows, open } = pendingReviewsOf(page);
  await expect(rows).toHaveCount(1);
  await db.query('delete from tutor_students');
  await open('Amara Lindqvist', exam.title).click();
  await expect(alertOf(page, 'Review not found')).toBeVisible();
  await expect(rows).toHaveCount(0);
  expect((await db.query('select from released_reviews')).rowCount).toBe(0);
});
