import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { expect, test } from '../practising.ts';
import { send } from '../send.ts';
import { banner, openProfileMenu, studentsPage, tutorWith } from '../tutoring.ts';

type Stored = { token: string; account: { id: string; email: string } };
const stored = (page: Page): Promise<Stored> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? '{}'));

test('"Login As" replaces the tutor’s session with the student’s, and opens the student’s home [SES-009] [TUT-004]', async ({
  page,
  app,
  mountPage,
}) => {
  const own = tutorWith({ name: 'Amara Lindqvist' });
  await mountPage('/home/students', { as: own.tutor, planted: own });
  const visited: string[] = [];
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
  const before = await stored(page);
  const reply = page.waitForResponse((one) => one.url().endsWith('/sessions/login_as_student'));
  await studentsPage(page).loginAs('Amara').click();
  const token = await (await reply).headerValue('x-user-token');
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible();
  const now = await stored(page);
  expect(now.token).toBe(token);
  expect(now.token).not.toBe(before.token);
  const { id } = own.students[0].account;
  expect(now.account).toMatchObject({ id, username: 'Amara Lindqvist', tutor_login: { status: true } });
  expect(visited).not.toContain('/home/not_found');
});

test('shows why a login was refused, and stays', async ({ page, app, db, mountPage }) => {
  const own = tutorWith({ name: 'Amara Lindqvist' });
  await mountPage('/home/students', { as: own.tutor, planted: own });
  await expect(studentsPage(page).loginAs('Amara')).toBeVisible();
  await db.query('delete from tutor_students');
  await studentsPage(page).loginAs('Amara').click();
  await expect(alertOf(page, 'Student not found')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  expect((await stored(page)).account).toMatchObject({ email: own.tutor.email });
});

test('"Back to Tutor" in the profile menu ends the session, and returns to the tutor’s list [SES-010] [NAV-020] [TUT-007]', async ({
  page,
  app,
  mountPage,
}) => {
  const own = tutorWith({ name: 'Amara Lindqvist' });
  await mountPage('/home', { as: own.students[0], by: own.tutor, planted: own });
  await expect(banner(page)).toBeVisible();
  const { token } = await stored(page);
  await openProfileMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Back to Tutor', 'Logout']);
  await page.getByRole('menuitem', { name: 'Back to Tutor' }).click();
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  await expect(studentsPage(page).names).toHaveText(['Amara Lindqvist']);
  await expect(banner(page)).toHaveCount(0);
  expect((await stored(page)).account).toMatchObject({ email: own.tutor.email, userType: 'Tutor' });
  const again = await send(app, 'PUT /accounts/set_current_user', undefined, { authorization: token });
  expect(again.status).toBe(401);
  await openProfileMenu(page);
  await expect(page.getByRole('menuitem')).toHaveText(['Account', 'Logout']);
});

test('after two hours the page returns to the list automatically, with a warning', async ({ page, app, db, mountPage }) => {
  const own = tutorWith({ name: 'Amara Lindqvist' });
  await mountPage('/home', { as: own.students[0], by: own.tutor, planted: own });
  await expect(banner(page)).toBeVisible();
  await db.query(`update sessions set ends_at = now() - interval '1 second' where tutor_id is not null`);
  await page.getByRole('link', { name: 'Grammar', exact: true }).first().click();
  await expect(alertOf(page, 'Your look at Amara Lindqvist ended after 2 hours.')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  await expect(studentsPage(page).names).toHaveText(['Amara Lindqvist']);
  await expect(alertOf(page, 'Session expired')).toHaveCount(0);
  await expect(banner(page)).toHaveCount(0);
});

test('the banner is at the top of each page, on a desktop and a phone, and covers nothing [TUT-007] [ACC-048]', async ({
  page,
  app,
  mountPage,
}) => {
  const own = tutorWith({ name: 'Amara Lindqvist' });
  await mountPage('/home', { as: own.students[0], by: own.tutor, planted: own });
  for (const [path, width] of [
    ['/home/reading', 1280],
    ['/nowhere', 390],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(app.learner + path);
    await expect(banner(page)).toContainText('Viewing Amara Lindqvist');
    await expect(banner(page)).toContainText('Nothing you do here is saved');
    await expect(banner(page).getByRole('button')).toHaveText(['Back to Tutor']);
    const { y, height } = (await banner(page).boundingBox()) ?? { y: -1, height: 0 };
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
    const note = () => {
      const title = document.querySelector('main h1');
      if (title) tops.add(title.getBoundingClientRect().top);
      requestAnimationFrame(note);
    };
    note();
  });
  const own = tutorWith({ name: 'Amara Lindqvist' });
  await mountPage('/home', { as: own.students[0], by: own.tutor, planted: own });
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText('No assignments found')).toBeVisible();
  expect(await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])).toHaveLength(1);
});
