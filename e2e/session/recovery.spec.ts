import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { expect, fillLogIn, test } from '../fixtures.ts';
import { linkMailedTo } from '../mail.ts';
import { nextReply } from '../next-reply.ts';
import { callsOf, messageOf } from './calls-of.ts';

const newEmail = () => `person-${crypto.randomUUID()}@mail.example`;
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test.describe('recovery', () => {
  test('has its title, its field and its button, and wants an email [ACC-020] [ACC-021]', async ({ page, app }) => {
    const calls = callsOf(page, 'PUT', '/accounts/forgot_password');
    await page.goto(`${app.learner}/forgot-password`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot Password.');
    await page.getByRole('button', { name: 'Send recovery link' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter email');
    expect(calls).toHaveLength(0);
  });

  test('leads to log-in with the server’s message [ACC-022]', async ({ page, app }) => {
    await page.goto(`${app.learner}/forgot-password`);
    await page.getByLabel('Email').fill(newEmail());
    const answered = await nextReply(page, '/accounts/forgot_password');
    await page.getByRole('button', { name: 'Send recovery link' }).click();
    await expect(page).toHaveURL(`${app.learner}/`);
    await expect(alertOf(page, (await answered()).body.message)).toBeVisible();
  });

  test('shows what the server says against it [ACC-023]', async ({ page, app }) => {
    await page.goto(`${app.learner}/forgot-password`);
    await page.getByLabel('Email').fill('maya at mail');
    const answered = await nextReply(page, '/accounts/forgot_password');
    await page.getByRole('button', { name: 'Send recovery link' }).click();
    const { status, body } = await answered();
    expect(status).toBeGreaterThanOrEqual(400);
    await expect(alertOf(page, body.errors[0])).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/forgot-password`);
    await expect(page.getByLabel('Email')).toHaveValue('maya at mail');
  });

  test('has two fields and refuses what is short or differs, until it is edited [ACC-024] [ACC-025] [ACC-026] [ACC-027]', async ({
    page,
    app,
  }) => {
    const calls = callsOf(page, 'PUT', '/accounts/reset_password');
    await page.goto(`${app.learner}/reset-password/some-token`);
    const confirm = page.getByLabel('Confirm Password');
    const send = page.getByRole('button', { name: 'Reset Password' });
    const short = page.getByText('New Password should be minimum 8 characters.');
    const differs = page.getByText('New Password & Confirm Password should match.');

    await password(page).fill('1234567');
    await confirm.fill('1234567');
    await send.click();
    await expect(short).toBeVisible();
    await confirm.press('End');
    await confirm.pressSequentially('8');
    await expect(short).toBeHidden();

    await password(page).fill('12345678');
    await confirm.fill('87654321');
    await send.click();
    await expect(differs).toBeVisible();
    await password(page).press('End');
    await password(page).pressSequentially('9');
    await expect(differs).toBeHidden();
    expect(calls).toHaveLength(0);
  });

  test('sets a new password with the mailed link, and says so at log-in [ACC-028]', async ({
    page,
    app,
    newStudent,
  }) => {
    const student = await newStudent(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${app.learner}/forgot-password`);
    await page.getByLabel('Email').fill(student.email);
    await page.getByRole('button', { name: 'Send recovery link' }).click();
    await expect(page).toHaveURL(`${app.learner}/`);

    const calls = callsOf(page, 'PUT', '/accounts/reset_password');
    const link = await linkMailedTo(student.email, app);
    await page.goto(link);
    await password(page).fill('five in a row');
    await page.getByLabel('Confirm Password').fill('five in a row');
    await page.getByRole('button', { name: 'Reset Password' }).click();
    await expect(page).toHaveURL(`${app.learner}/`);
    await expect(alertOf(page, await messageOf(calls[0]))).toBeVisible();
    expect(calls[0]?.postDataJSON()).toMatchObject({ reset_token: link.split('/').at(-1) });
    await fillLogIn(page, { email: student.email, password: 'five in a row' });
    await expect(page).toHaveURL(`${app.learner}/home`);
  });
});
