import { alertOf } from '../support/alert.ts';
import { accountOf, expect, fillLogIn, test } from '../support/fixtures.ts';

test('a student logs in, and the next page is loaded with the token of x-user-token [ACC-009] [ACC-011] [SES-001]', {
  tag: '@short',
}, async ({ page, app }) => {
  const stored = () => page.evaluate(() => localStorage.getItem('fourfold.session'));
  await page.goto(`${app.learner}/`);
  expect(await stored()).toBeNull();
  const answered = page.waitForResponse((reply) => reply.url().endsWith('/api/sessions'));
  await fillLogIn(page, accountOf(app, 'student'));
  const token = await (await answered).headerValue('x-user-token');
  await page.waitForURL(`${app.learner}/home`);
  expect(JSON.parse((await stored()) ?? '').token).toBe(token);
  const topicsRequest = page.waitForRequest((request) => request.url().endsWith('/api/topics'));
  await page.getByRole('link', { name: 'Math' }).first().click();
  expect(await (await topicsRequest).headerValue('authorization')).toBe(token);
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
});

test('a browser that has logged in to an account before can log in again, however many attempts failed elsewhere', async ({
  page,
  app,
  db,
  anotherBrowser,
}) => {
  const student = accountOf(app, 'student');
  await page.goto(app.learner);
  await fillLogIn(page, student);
  await expect(page).toHaveURL(`${app.learner}/home`);
  await page.getByRole('button', { name: /profile menu/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);
  await db.query("insert into failures (subject) select 'log-in:account:' || $1 from generate_series(1, 10)", [
    student.email,
  ]);
  const otherBrowserPage = await (await anotherBrowser()).newPage();
  await otherBrowserPage.goto(app.learner);
  await fillLogIn(otherBrowserPage, student);
  await expect(alertOf(otherBrowserPage, /Too many attempts\. Please try again in 15 minutes\./)).toHaveCount(1);
  await expect(otherBrowserPage).toHaveURL(`${app.learner}/`);
  await fillLogIn(page, student);
  await expect(page).toHaveURL(`${app.learner}/home`);
});
