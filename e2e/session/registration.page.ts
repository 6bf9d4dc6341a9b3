import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { expect, test } from '../support/fixtures.ts';
import { readMessage, recordRequests } from './record-requests.ts';

type RegistrationInput = { email: string; password: string; confirm: string; code: string };
const validInput: RegistrationInput = {
  email: 'maya@mail.example',
  password: 'four in a row',
  confirm: 'four in a row',
  code: 'X',
};

async function signUp(page: Page, { email, password, confirm, code }: RegistrationInput) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(confirm);
  await page.getByLabel('Code').fill(code);
  await page.getByRole('button', { name: 'Sign up' }).click();
}

test('shows its title and four fields, refuses bad input without a call, and links back [ACC-013] [ACC-014] [ACC-015]', async ({
  page,
  app,
  mountPage,
}) => {
  const calls = recordRequests(page, 'POST', '/accounts');
  await mountPage('/register');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Registration');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const refusal = page.getByText('Please enter valid email and password & confirm password should match.');
  for (const [typed, invalidField, description] of [
    [{ email: '' }, 'Email', 'Invalid email'],
    [{ email: 'maya' }, 'Email', 'Invalid email'],
    [{ password: '', confirm: '' }, 'Password', 'New Password should be minimum 8 characters.'],
    [{ confirm: 'five in a row' }, 'Confirm Password', 'New Password & Confirm Password should match.'],
  ] as const) {
    await signUp(page, { ...validInput, ...typed });
    await expect(refusal).toBeVisible();
    await expect(field(invalidField)).toBeFocused();
    await expect(field(invalidField)).toHaveAccessibleDescription(new RegExp(`${description}$`));
    // An edit removes the message, so that the next message is a new one.
    await field('Email').fill('x');
    await expect(refusal).toBeHidden();
  }
  expect(calls).toHaveLength(0);
  await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
  await expect(page).toHaveURL(`${app.learner}/`);
});

test('sends trimmed input of an active student, and shows the message at log-in, where the email is filled in [ACC-016] [ACC-017] [ACC-018]', async ({
  page,
  app,
  mountPage,
}) => {
  const calls = recordRequests(page, 'POST', '/accounts');
  await mountPage('/register');
  await page.getByLabel('Email').evaluate((field) => field.setAttribute('type', 'text'));
  await signUp(page, { ...validInput, email: ` ${validInput.email}  `, code: `  ${app.code} ` });
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(alertOf(page, await readMessage(calls[0]))).toBeVisible();
  const { email, password } = validInput;
  await expect(page.getByLabel('Email')).toHaveValue(email);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  expect(calls[0]?.postDataJSON()).toEqual({ email, password, code: app.code, userType: 'Student', status: true });
});

test('shows the server’s refusal, and keeps the input [ACC-019]', async ({ page, app, mountPage }) => {
  await mountPage('/register');
  await signUp(page, validInput);
  await expect(alertOf(page, 'Invalid code')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/register`);
  await expect(page.getByLabel('Email')).toHaveValue(validInput.email);
});
