import type { Page } from '@playwright/test';
import { linkRows, personRows } from '../support/planting.ts';
import { expect, test } from '../support/question-page.ts';
import { studentsPageOf, tutorBannerOf, tutorRows } from '../support/tutoring.ts';

const studentEntries = ['SATs', 'ACTs', 'Math', 'Grammar', 'Reading', 'Help'];
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('a, button');

test('a student has the student entries, also when a tutor is logged in as the student [NAV-011]', async ({
  page,
  app,
  mountPage,
}) => {
  // For their own tutor, a student who is also a tutor is only a student.
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor', is_tutor: true });
  await mountPage('/home', { as: 'student' });
  await expect(menu(page)).toHaveText(['Dashboard', ...studentEntries]);
  await mountPage('/home', { as: tutorAndStudent.students[0], tutor: tutorAndStudent.tutor, planted: tutorAndStudent });
  await expect(tutorBannerOf(page)).toBeVisible();
  await expect(menu(page)).toHaveText(['Dashboard', ...studentEntries]);
  await page.goto(`${app.learner}/home/students`);
  await expect(page).toHaveURL(`${app.learner}/home/not_found`);
});

test('a tutor has only "Students", and every other learner page redirects there [NAV-012]', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/home/sats', { as: 'tutor' });
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  await expect(menu(page).filter({ hasNotText: 'Help' })).toHaveText(['Students']);
});

test('a student who is also a tutor has "Students" too, and the pages of both [NAV-011] [NAV-013] [ACC-034]', async ({
  page,
  app,
  mountPage,
}) => {
  const studentAndTutor = personRows('student', { is_tutor: true });
  const maya = personRows('student', { username: 'Maya Okafor' });
  await mountPage('/home', { as: studentAndTutor, planted: [studentAndTutor, maya, linkRows(studentAndTutor, maya)] });
  await expect(menu(page)).toHaveText(['Dashboard', 'Students', ...studentEntries]);
  await menu(page).filter({ hasText: 'Students' }).click();
  await expect(studentsPageOf(page).names).toHaveText(['Maya Okafor']);
  await studentsPageOf(page).loginAs('Maya').click();
  await expect(page).toHaveURL(`${app.learner}/home`);
  await tutorBannerOf(page).getByRole('button', { name: 'Back to Tutor' }).click();
  // Not to the dashboard, which this user has as well.
  await expect(page).toHaveURL(`${app.learner}/home/students`);
});

test('the learner pages are open to students and admins, the list of students to tutors [ACC-033] [ACC-034]', async ({
  page,
  app,
  mountPage,
}) => {
  for (const [path, role, title] of [
    ['/home', 'student', 'Dashboard'],
    ['/home/sats', 'admin', 'SATs'],
    ['/home/acts', 'super-admin', 'ACTs'],
    ['/home/math', 'student', 'Math'],
    ['/home/grammar', 'admin', 'Grammar'],
    ['/home/reading', 'super-admin', 'Reading'],
    ['/home/students', 'student', '404 Page Not Found'],
    ['/home/students', 'admin', '404 Page Not Found'],
  ] as const) {
    await mountPage(path, { as: role });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveURL(app.learner + (title.startsWith('404') ? '/home/not_found' : path));
  }
  const admin = personRows('admin', { is_tutor: true });
  await mountPage('/home/students', { as: admin, planted: admin });
  await expect(studentsPageOf(page).heading).toBeVisible();
});
