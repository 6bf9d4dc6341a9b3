import type { Page, Request } from '@playwright/test';
import { callApi, createSessionToken } from '../support/api-calls.ts';
import { fillLogIn } from '../support/fixtures.ts';
import { personRows, topicRows } from '../support/planting.ts';
import { expect, questionPageOf, test } from '../support/question-page.ts';
import { logInAs, studentsPageOf, tutorBannerOf, tutorRows } from '../support/tutoring.ts';
import {
  alertButton,
  alertDialog,
  alertTexts,
  chooseInProfileMenu,
  expectAlert,
  openMath,
  openMathWithEvents,
} from './account-alert.ts';

/** Records a page's API calls from now on, except for its event stream. */
function recordApiCalls(page: Page): Request[] {
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
  await questionPageOf(other).freeResponse.fill('half of it');
  await chooseInProfileMenu(page, 'Logout');
  await expect(page).toHaveURL(`${app.learner}/`);

  await expectAlert(other, alertTexts.loggedOut);
  const calls = recordApiCalls(other);
  await other.keyboard.press('Escape');
  await other.keyboard.press('Escape');
  await other.mouse.click(5, 5);
  await other.evaluate(() => {
    for (const event of ['focus', 'online']) dispatchEvent(new Event(event));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expectAlert(other, alertTexts.loggedOut);
  await expect(questionPageOf(other).freeResponse).toHaveValue('half of it');
  expect(calls.map((call) => call.url())).toEqual([]);
  await alertButton(other, 'Reload').click();
  await expect(other).toHaveURL(`${app.learner}/`);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Log In');
  await expect(other.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);

  await other.getByLabel('Email').fill('somebody@mail.example');
  await fillLogIn(page, student);
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expectAlert(other, alertTexts.loggedIn);
  await expect(other.getByLabel('Email')).toHaveValue('somebody@mail.example');
  await alertButton(other, 'Reload').click();
  await expect(other).toHaveURL(`${app.learner}/home`);
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();

  const token = await createSessionToken(app, student);
  await page.evaluate((fresh) => {
    const storedSession = JSON.parse(localStorage.getItem('fourfold.session') ?? '');
    localStorage.setItem('fourfold.session', JSON.stringify({ ...storedSession, token: fresh }));
  }, token);
  await expectAlert(other, alertTexts.changed);
  await alertButton(other, 'Reload').click();
  await expect(other.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await expect(alertDialog(other)).toHaveCount(0);
});

test('another tab is blocked when a tutor logs in as a student, returns, or the student is unlinked [SES-017] [SES-018] [SES-011] [SES-021]', async ({
  page,
  context,
  app,
  db,
  mountPage,
}) => {
  const tutorAndStudent = tutorRows({ name: 'Maya Okafor' });
  await mountPage('/home/students', { as: tutorAndStudent.tutor, planted: tutorAndStudent });
  const other = await context.newPage();
  await other.goto(`${app.learner}/home/students`);
  await expect(studentsPageOf(other).names).toHaveCount(1);
  await logInAs(page, 'Maya Okafor');
  await expectAlert(other, alertTexts.asStudent);
  await alertButton(other, 'Reload').click();
  await expect(tutorBannerOf(other)).toBeVisible();
  await chooseInProfileMenu(page, 'Back to Tutor');
  await expect(page).toHaveURL(/\/home\/students/);
  await expectAlert(other, alertTexts.backToTutor);
  await expect(alertDialog(page)).toHaveCount(0);

  await other.close();
  await logInAs(page, 'Maya Okafor');
  await openMathWithEvents(page, app.learner);
  const third = await context.newPage();
  await openMath(third, app.learner);
  await db.query('delete from tutor_students');
  for (const tab of [page, third]) await expectAlert(tab, alertTexts.unlinked, ['Logout', 'Back To Tutor']);
  await alertButton(page, 'Back To Tutor').click();
  await expect(page).toHaveURL(/\/home\/students/);
  await expect(page.getByText('No Record Found', { exact: true })).toBeVisible();
  await expectAlert(third, alertTexts.backToTutor);
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
  await openMathWithEvents(learner, app.learner);
  await chooseInProfileMenu(page, 'Logout');
  await expect(page).toHaveURL(`${app.studio}/`);
  await expectAlert(learner, alertTexts.loggedOut);
  await alertButton(learner, 'Reload').click();
  await expect(learner).toHaveURL(`${app.learner}/`);
  await expect(alertDialog(page)).toHaveCount(0);
});

test('a session that another browser ends blocks all its tabs', async ({ page, context, app, mountPage }) => {
  const student = await mountPage('/home', { as: 'student' });
  await openMathWithEvents(page, app.learner);
  const other = await context.newPage();
  await openMath(other, app.learner);
  await callApi(app, 'DELETE /sessions/others', undefined, { authorization: await createSessionToken(app, student) });
  for (const tab of [page, other]) await expectAlert(tab, alertTexts.loggedOut);
  await alertButton(page, 'Reload').click();
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(page.locator('[aria-live] button[title="Dismiss"]')).toHaveCount(0);
});
