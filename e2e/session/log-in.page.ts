import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { accountOf, expect, fillLogIn, test } from '../support/fixtures.ts';
import { recordRequests } from './record-requests.ts';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

test('shows its title and fields, and links to recovery and registration [ACC-001] [ACC-002] [ACC-003] [ACC-004]', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
  await expect(page.getByText('Welcome Back! Enter your credentials to access your account.')).toBeVisible();
  await expect(page).toHaveTitle('Log In · Fourfold');
  await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
  await expect(password(page)).toHaveAttribute('type', 'password');
  await expect(page.getByRole('button', { name: 'Log In' })).toHaveAttribute('type', 'submit');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL(`${app.learner}/forgot-password`);
  await page.goBack();
  await expect(page.getByText('Not registered yet? Create an Account')).toBeVisible();
  await page.getByRole('link', { name: 'Create an Account' }).click();
  await expect(page).toHaveURL(`${app.learner}/register`);
});

test('refuses missing and malformed input at its field, without a call [ACC-005] [ACC-006] [ACC-007]', async ({
  page,
  mountPage,
}) => {
  const calls = recordRequests(page, 'POST', '/sessions');
  await mountPage('/');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter email');
  await expect(password(page)).toHaveAccessibleDescription('Please enter password');
  await expect(page.getByLabel('Email')).toBeFocused();

  await page.getByLabel('Email').fill('maya@');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email');

  await page.getByLabel('Email').fill('maya@mail.example');
  await page.keyboard.press('Enter');
  await expect(password(page)).toHaveAccessibleDescription('Please enter password');
  await expect(password(page)).toBeFocused();
  expect(calls).toHaveLength(0);
});

test('sends the trimmed email once, and opens the dashboard of an admin [ACC-008] [ACC-011]', async ({
  page,
  app,
  mountPage,
}) => {
  const { email, password: secret } = accountOf(app, 'admin');
  const calls = recordRequests(page, 'POST', '/sessions');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/sessions', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await mountPage('/');
  // Browsers trim an email field, password managers do not: the app must trim it itself.
  await page.getByLabel('Email').evaluate((field) => field.setAttribute('type', 'text'));
  await fillLogIn(page, { email: `  ${email} `, password: secret });
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  gate.resolve();
  await expect(page).toHaveURL(`${app.learner}/home`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  expect(calls.map((call) => call.postDataJSON())).toEqual([{ email, password: secret }]);
});

test('opens the list of students for a tutor [ACC-010]', async ({ page, app, mountPage }) => {
  await mountPage('/');
  await fillLogIn(page, accountOf(app, 'tutor'));
  await expect(page).toHaveURL(`${app.learner}/home/students`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Students');
  await expect(page.getByRole('navigation').getByRole('link').filter({ visible: true })).toHaveText(['Students']);
});

test('shows why the log-in failed, stays on the page and keeps the input [ACC-012] [ERR-003]', async ({
  page,
  app,
  mountPage,
}) => {
  await mountPage('/');
  await fillLogIn(page, { email: 'nobody@mail.example', password: 'wrong' });
  await expect(alertOf(page, 'Invalid email or password')).toBeVisible();
  await expect(page).toHaveURL(`${app.learner}/`);
  await expect(page.getByLabel('Email')).toHaveValue('nobody@mail.example');
  await expect(password(page)).toHaveValue('wrong');
  expect(await page.evaluate(() => localStorage.getItem('fourfold.session'))).toBeNull();
});
