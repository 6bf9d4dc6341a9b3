import { refusalReply } from '@fourfold/core/refusals/testing/refusal-reply';
import { alertOf } from '../support/alert.ts';
import { callApi } from '../support/api-calls.ts';
import { expect, test } from '../support/fixtures.ts';
import { chooseInProfileMenu } from './account-alert.ts';

test('"Logout" ends the session on the server, and removes all data of the account from the browser [SES-002]', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/home/math', { as: 'student' });
  const countCachedReplies = () =>
    page.evaluate(async () => (await indexedDB.databases()).filter(({ name }) => name === 'fourfold.replies').length);
  await expect.poll(countCachedReplies).toBe(1);
  const readStoredSession = () => page.evaluate(() => localStorage.getItem('fourfold.session'));
  const { token } = JSON.parse((await readStoredSession()) ?? '');
  await chooseInProfileMenu(page, 'Logout');
  await expect(page).toHaveURL(`${app.learner}/`);
  expect(await readStoredSession()).toBeNull();
  await expect.poll(countCachedReplies).toBe(0);
  // An ended session is unknown; an open one would return 200.
  const callWithOldToken = () => callApi(app, 'PUT /accounts/set_current_user', undefined, { authorization: token });
  await expect.poll(async () => (await callWithOldToken()).status).toBe(401);
});

test('the profile menu offers "Logout" to all, "Admin Panel" to admins only [NAV-018] [NAV-019]', async ({
  page,
  mountPage,
}) => {
  for (const [role, items] of [
    ['student', ['Account', 'Logout']],
    ['tutor', ['Account', 'Logout']],
    ['admin', ['Admin Panel', 'Account', 'Logout']],
  ] as const) {
    await mountPage('/home/account', { as: role });
    await page.getByRole('button', { name: /profile menu/ }).click();
    await expect(page.getByRole('menuitem')).toHaveText([...items]);
  }
});

test('a response that the session has ended logs out, with one alert', async ({ page, app, mountPage }) => {
  const message = 'Account not active, Please contact admin.';
  await page.route('**/api/topics', (route) =>
    route.fulfill({ status: 401, json: refusalReply('account_not_active') }),
  );
  await mountPage('/home/math', { as: 'student' });
  await expect(alertOf(page, message)).toHaveCount(1);
  await expect(page).toHaveURL(`${app.learner}/`);
  expect(await page.evaluate(() => localStorage.getItem('fourfold.session'))).toBeNull();
});
