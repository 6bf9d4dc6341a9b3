import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { captureNextReply } from '../support/next-reply.ts';
import { recordRequests } from './record-requests.ts';

test('requests a recovery link: requires an email and shows the server’s refusal [ACC-020] [ACC-021] [ACC-023]', async ({
  page,
  app,
  mountPage,
}) => {
  const calls = recordRequests(page, 'PUT', '/accounts/forgot_password');
  await mountPage('/forgot-password');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password.');
  const sendButton = page.getByRole('button', { name: 'Send recovery link' });
  await sendButton.click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter email');
  expect(calls).toHaveLength(0);

  await page.getByLabel('Email').fill('maya at mail');
  const answered = await captureNextReply(page, '/accounts/forgot_password');
  await sendButton.click();
  const { status, body } = await answered();
  expect(status).toBeGreaterThanOrEqual(400);
  await expect(alertOf(page, body.errors[0])).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/forgot-password`);
  await expect(page.getByLabel('Email')).toHaveValue('maya at mail');
});

test('resets a password: shows an error for a short or a different one until an edit [ACC-024] [ACC-025] [ACC-026] [ACC-027]', async ({
  page,
  mountPage,
}) => {
  const calls = recordRequests(page, 'PUT', '/accounts/reset_password');
  await mountPage('/reset-password/some-token');
  const password = page.getByLabel('Password', { exact: true });
  const confirm = page.getByLabel('Confirm Password');
  const sendButton = page.getByRole('button', { name: 'Reset Password' });
  const tooShort = page.getByText('New Password should be minimum 8 characters.');
  const differs = page.getByText('New Password & Confirm Password should match.');

  await password.fill('1234567');
  await confirm.fill('1234567');
  await sendButton.click();
  await expect(tooShort).toBeVisible();
  await confirm.fill('12345678');
  await expect(tooShort).toBeHidden();

  await password.fill('87654321');
  await sendButton.click();
  await expect(differs).toBeVisible();
  await password.fill('87654322');
  await expect(differs).toBeHidden();
  expect(calls).toHaveLength(0);
});
