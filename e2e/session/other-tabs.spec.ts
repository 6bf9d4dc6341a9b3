import type { Page, Request } from '@playwright/test';
import { personRows, topicRows } from '../content.ts';
import { fillLogIn } from '../fixtures.ts';
import { expect, paper, test } from '../practising.ts';
import { send, tokenOf } from '../send.ts';
import { banner, lookAt, studentsPage, tutorWith } from '../tutoring.ts';
import { button, choose, dialog, expectAlert, listening, openMath, texts } from './account-alert.ts';

/** Records a page's API calls from now on, except for its event stream. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.endsWith('/sessions/events')) calls.push(request);
  });
  return calls;
}

test('another tab is blocked by a log-out, a log-in and a changed token, keeps its input, and makes no call until Reload [SES-019] [SES-016] [SES-015] [SES-022]', async ({
  page,
  context,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const math = topicRows({ sequence: { a: { accepts: '7' } } });
  await mountPage('/home', { as: student, planted: [student, math] });
  const other = await context.newPage();
  await other.goto(app.learner + math.address);
  await paper(other).typed.fill('half of it');
  await choose(page, 'Logout');
  await expect(page).toHaveURL(`${app.learner}/`);

  await expectAlert(other, texts.loggedOut);
  const calls = callsOf(other);
  await other.keyboard.press('Escape');
  await other.keyboard.press('Escape');
  await other.mouse.click(5, 5);
  await other.evaluate(() => {
    for (const event of ['focus', 'online']) dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectAlert(other, texts.loggedOut);
  await expect(paper(other).typed).toHaveValue('half of it');
  expect(calls.map((call) => call.url())).toEqual([]);
  await button(other, 'Reload').click();
  await expect(other).toHaveURL(`${app.learner}/`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log In');
  await expect(other.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);

  await other.getByLabel('Email').fill('somebody@mail.example');
  await fillLogIn(page, student);
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expectAlert(other, texts.loggedIn);
  await expect(other.getByLabel('Email')).toHaveValue('somebody@mail.example');
  await button(other, 'Reload').click();
  await expect(other).toHaveURL(`${app.learner}/home`);
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const token = await tokenOf(app, student);
  await page.evaluate((fresh) => {
    const held = JSON.parse(localStorage.getItem('fourfold.session') ?? '');
    localStorage.setItem('fourfold.session', JSON.stringify({ ...held, token: fresh }));
  }, token);
  await expectAlert(other, texts.changed);
  await button(other, 'Reload').click();
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(dialog(other)).toHaveCount(0);
});

test('another tab is blocked when a tutor logs in as a student, returns, or the student is unlinked [SES-017] [SES-018] [SES-011] [SES-021]', async ({
  page,
  context,
  app,
  db,
  mountPage,
}) => {
  const own = tutorWith({ name: 'Maya Okafor' });
  await mountPage('/home/students', { as: own.tutor, planted: own });
  const other = await context.newPage();
  await other.goto(`${app.learner}/home/students`);
  await expect(studentsPage(other).names).toHaveCount(1);
  await lookAt(page, 'Maya Okafor');
  await expectAlert(other, texts.asStudent);
  await button(other, 'Reload').click();
  await expect(banner(other)).toBeVisible();
  await choose(page, 'Back to Tutor');
  await expect(page).toHaveURL(/\/home\/students/);
  await expectAlert(other, texts.backToTutor);
  await expect(dialog(page)).toHaveCount(0);

  await other.close();
  await lookAt(page, 'Maya Okafor');
  await listening(page, app.learner);
  const third = await context.newPage();
  await openMath(third, app.learner);
  await db.query('delete from tutor_students');
  for (const tab of [page, third]) await expectAlert(tab, texts.unlinked, ['Logout', 'Back To Tutor']);
  await button(page, 'Back To Tutor').click();
  await expect(page).toHaveURL(/\/home\/students/);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expectAlert(third, texts.backToTutor);
});

test('an admin continues to the same page of the studio, and the learner app is notified of a log-out there [ACC-031]', async ({
  page,
  context,
  app,
  mountPage,
}) => {
  await mountPage('/home', { as: 'admin' });
  await page.goto(`${app.learner}/admin/math-topics?topic=0198f6a0-5a00-7000-8000-000000000001`);
  await expect(page).toHaveURL(`${app.studio}/admin/math-topics?topic=0198f6a0-5a00-7000-8000-000000000001`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const learner = await context.newPage();
  await listening(learner, app.learner);
  await choose(page, 'Logout');
  await expect(page).toHaveURL(`${app.studio}/`);
  await expectAlert(learner, texts.loggedOut);
  await button(learner, 'Reload').click();
  await expect(learner).toHaveURL(`${app.learner}/`);
  await expect(dialog(page)).toHaveCount(0);
});

test('a session that another browser ends blocks all its tabs', async ({ page, context, app, mountPage }) => {
  const student = await mountPage('/home', { as: 'student' });
  await listening(page, app.learner);
  const other = await context.newPage();
  await openMath(other, app.learner);
  await send(app, 'DELETE /sessions/others', undefined, { authorization: await tokenOf(app, student) });
  for (const tab of [page, other]) await expectAlert(tab, texts.loggedOut);
  await button(page, 'Reload').click();
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
});
