import { accountOf, expect, fillLogIn, test } from '../fixtures.ts';

test('a student logs in, and the next page is fetched with the token of x-user-token [ACC-009] [ACC-011] [SES-001]', {
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
  const asked = page.waitForRequest((request) => request.url().endsWith('/api/topics'));
  await page.getByRole('link', { name: 'Math' }).first().click();
  expect(await (await asked).headerValue('authorization')).toBe(token);
  await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
});
