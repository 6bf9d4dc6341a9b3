import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { callApi } from '../support/api-calls.ts';
import { expect, test } from '../support/question-page.ts';
import { openProfileMenu, studentsPageOf, tutorBannerOf, tutorRows } from '../support/tutoring.ts';

type StoredLogin = { token: string; account: { id: string; email: string } };
const readStoredSession = (page: Page): Promise<StoredLogin> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}'));

test('"Login As" replaces the tutor’s session with the student’s, and opens the student’s home [SES-009] [TUT-004]', async ({
  page,
  app,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Amara Lindqvist' });
  await mountPage('/home/students', { as: tutorAndStudent.tutor, planted: tutorAndStudent });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const tutorLogin = await readStoredSession(page);
  const reply = page.waitForResponse((one) => one.url().endsWith('/sessions/login_as_student'));
  await studentsPageOf(page).loginAs('Amara').click();
  const token = await (await reply).headerValue('x-user-token');
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible();
  const studentLogin = await readStoredSession(page);
  expect(studentLogin.token).toBe(token);
  expect(studentLogin.token).not.toBe(tutorLogin.token);
  const { id } = tutorAndStudent.students[0].account;
  expect(studentLogin.account).toMatchObject({ id, username: 'Amara Lindqvist', tutor_login: { status: true } });
  expect(visited).not.toContain('/home/not_found');
});

test('shows why a login was refused, and stays', async ({ page, app, db, mountPage }) => {
  const tutorAndStudent = tutorRows({ name: 'Amara Lindqvist' });
  await mountPage('/home/students', { as: tutorAndStudent.tutor, planted: tutorAndStudent });
  await expect(studentsPageOf(page).loginAs('Amara')).toBeVisible();
  await db.query('delete from tutor_students');
  await studentsPageOf(page).loginAs('Amara').click();
  await expect(alertOf(page, 'Student not found')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  expect((await readStoredSession(page)).account).toMatchObject({ email: tutorAndStudent.tutor.email });
});

test('"Back to Tutor" in the profile menu ends the session, and returns to the tutor’s list [SES-010] [NAV-020] [TUT-007]', async ({
  page,
  app,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Amara Lindqvist' });
  await mountPage('/home', { as: tutorAndStudent.students[0], tutor: tutorAndStudent.tutor, planted: tutorAndStudent });
  await expect(tutorBannerOf(page)).toBeVisible();
  const { token } = await readStoredSession(page);
  await openProfileMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Back to Tutor', 'Logout']);
  await page.getByRole('menuitem', { name: 'Back to Tutor' }).click();
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  await expect(studentsPageOf(page).names).toHaveText(['Amara Lindqvist']);
  await expect(tutorBannerOf(page)).toHaveCount(0);
  expect((await readStoredSession(page)).account).toMatchObject({
    email: tutorAndStudent.tutor.email,
    userType: 'Tutor',
  });
  const callWithOldToken = await callApi(app, 'PUT /accounts/set_current_user', undefined, { authorization: token });
  expect(callWithOldToken.status).toBe(401);
  await openProfileMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
});

test('after two hours the page returns to the list automatically, with a warning', async ({
  page,
  app,
  db,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Amara Lindqvist' });
  await mountPage('/home', { as: tutorAndStudent.students[0], tutor: tutorAndStudent.tutor, planted: tutorAndStudent });
  await expect(tutorBannerOf(page)).toBeVisible();
  await db.query(`update sessions set ends_at = now() - interval '1 second' where tutor_id is not null`);
  await page.getByRole('link', { name: 'Grammar', exact: true }).first().click();
  await expect(alertOf(page, 'Your look at Amara Lindqvist ended after 2 hours.')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  await expect(studentsPageOf(page).names).toHaveText(['Amara Lindqvist']);
  await expect(alertOf(page, 'Session expired')).toHaveCount(0);
  await expect(tutorBannerOf(page)).toHaveCount(0);
});

test('the banner is at the top of each page, on a desktop and a phone, and covers nothing [TUT-007] [ACC-048]', async ({
  page,
  app,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Amara Lindqvist' });
  await mountPage('/home', { as: tutorAndStudent.students[0], tutor: tutorAndStudent.tutor, planted: tutorAndStudent });
  for (const [path, width] of [
    ['/home/reading', 1280],
    ['/nowhere', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(app.learner + path);
    await expect(tutorBannerOf(page)).toContainText('Viewing Amara Lindqvist');
    await expect(tutorBannerOf(page)).toContainText('Nothing you do here is saved');
    await expect(tutorBannerOf(page).getByRole('button')).toHaveText(['Back to Tutor']);
    const { y, height } = (await tutorBannerOf(page).boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBe(0);
    const top = await page.getByRole('heading', { level: 1 }).first().boundingBox();
    expect(top?.y).toBeGreaterThan(height);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow), path).toBe(0);
  }
});

test('on a phone the banner is rendered in the first frame: the title does not move', async ({ page, mountPage }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    const tops = new Set<number>();
    Object.assign(window, { tops });
    const recordTop = () => {
      const title = document.querySelector('main h1');
      if (title) tops.add(title.getBoundingClientRect().top);
      requestAnimationFrame(recordTop);
    };
    recordTop();
  });
  const tutorAndStudent = tutorRows({ name: 'Amara Lindqvist' });
  await mountPage('/home', { as: tutorAndStudent.students[0], tutor: tutorAndStudent.tutor, planted: tutorAndStudent });
  await expect(tutorBannerOf(page)).toBeVisible();
  await expect(page.getByText('No assignments found')).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1);
});
