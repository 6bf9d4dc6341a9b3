import { alertOf } from '../support/alert.ts';
import { expect, fillLogIn, test } from '../support/fixtures.ts';
import { readMailedLink } from '../support/mail.ts';
import { captureNextReply } from '../support/next-reply.ts';
import { personRows } from '../support/planting.ts';
import { readMessage, recordRequests } from './record-requests.ts';

test('a student asks for a link, sets a new password with it and logs in [ACC-022] [ACC-028]', async ({
  page,
  app,
  mountPage,
}) => {
  const student = personRows('student');
  const { email } = student;
  await mountPage('/forgot-password', { planted: student });
  await page.getByLabel('Email').fill(email);
  const answered = await captureNextReply(page, '/accounts/forgot_password');
  await page.getByRole('button', { name: 'Send recovery link' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(alertOf(page, (await answered()).body.message)).toBeVisible();

  const calls = recordRequests(page, 'PUT', '/accounts/reset_password');
  const link = await readMailedLink(email, app);
  await page.goto(link);
  await page.getByLabel('Password', { exact: true }).fill('five in a row');
  await page.getByLabel('Confirm Password').fill('five in a row');
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(alertOf(page, await readMessage(calls[0]))).toBeVisible();
  expect(calls[0]?.postDataJSON()).toMatchObject({ reset_token: link.split('/').at(-1) });
  await fillLogIn(page, { email, password: 'five in a row' });
  await expect(page).toHaveURL(`${app.learner}/home`);
});
