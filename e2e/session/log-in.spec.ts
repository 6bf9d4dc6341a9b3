import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { accountOf, expect, fillLogIn, test } from '../fixtures.ts';
import { callsOf } from './calls-of.ts';

const newEmail = () => `person-${crypto.randomUUID()}@mail.example`;
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const storedSession = (page: Page) => page.evaluate(() => localStorage.getItem('fourfold.session'));

test.describe('log-in', () => {
  test('says what it is, with two fields and a control [ACC-001] [ACC-002]', async ({ page, app }) => {
    await page.goto(`${app.learner}/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
    await expect(page.getByText('Welcome Back! Enter your credentials to access your account.')).toBeVisible();
    await expect(page).toHaveTitle('Log In · Fourfold');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username');
    await expect(password(page)).toHaveAttribute('type', 'password');
    await expect(page.getByRole('button', { name: 'Log In' })).toHaveAttribute('type', 'submit');
  });

  test('leads to recovery and to registration [ACC-003] [ACC-004]', async ({ page, app }) => {
    await page.goto(`${app.learner}/`);
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await expect(page).toHaveURL(`${app.learner}/forgot-password`);
    await page.goBack();
    await expect(page.getByText('Not registered yet? Create an Account')).toBeVisible();
    await page.getByRole('link', { name: 'Create an Account' }).click();
    await expect(page).toHaveURL(`${app.learner}/register`);
  });

  test('refuses what is missing or malformed at its field, and asks the server nothing [ACC-005] [ACC-006] [ACC-007]', async ({
    page,
    app,
  }) => {
    const calls = callsOf(page, 'POST', '/sessions');
    await page.goto(`${app.learner}/`);
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

  test('trims the email before it is checked and sent [ACC-008]', async ({ page, app }) => {
    const { email, password: secret } = accountOf(app, 'student');
    const calls = callsOf(page, 'POST', '/sessions');
    await page.goto(`${app.learner}/`);
    // As a password manager or a paste would have it: the field's own trimming must not be what is tested.
    await page.getByLabel('Email').evaluate((field) => field.setAttribute('type', 'text'));
    await fillLogIn(page, { email: `  ${email} `, password: secret });
    await page.waitForURL(`${app.learner}/home`);
    expect(calls[0]?.postDataJSON()).toEqual({ email, password: secret });
  });

  test('keeps the token of x-user-token and is logged in with it [ACC-009] [SES-001]', { tag: '@short' }, async ({
    page,
    app,
  }) => {
    await page.goto(`${app.learner}/`);
    expect(await storedSession(page)).toBeNull();
    const answered = page.waitForResponse((reply) => reply.url().endsWith('/api/sessions'));
    await fillLogIn(page, accountOf(app, 'student'));
    const token = await (await answered).headerValue('x-user-token');
    await page.waitForURL(`${app.learner}/home`);
    expect(JSON.parse((await storedSession(page)) ?? '').token).toBe(token);
    // The next page is asked for with it, and it is good.
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/topics'));
    await page.getByRole('link', { name: 'Math' }).first().click();
    expect(await (await asked).headerValue('authorization')).toBe(token);
    await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  });

  for (const role of ['student', 'admin', 'super-admin']) {
    test(`takes a ${role} to the dashboard [ACC-011]`, async ({ page, app }) => {
      await page.goto(`${app.learner}/`);
      await fillLogIn(page, accountOf(app, role));
      await expect(page).toHaveURL(`${app.learner}/home`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    });
  }

  test('takes a tutor to the students', async ({ page, app }) => {
    await page.goto(`${app.learner}/`);
    await fillLogIn(page, accountOf(app, 'tutor'));
    await expect(page).toHaveURL(`${app.learner}/home/students`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Students');
    await expect(page.getByRole('navigation').getByRole('link').filter({ visible: true })).toHaveText(['Students']);
  });

  test('says why it failed, stays where it is and keeps what was typed [ACC-012] [ERR-003]', async ({ page, app }) => {
    const email = newEmail();
    await page.goto(`${app.learner}/`);
    await fillLogIn(page, { email, password: 'wrong' });
    await expect(alertOf(page, 'Invalid email or password')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/`);
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(password(page)).toHaveValue('wrong');
    expect(await storedSession(page)).toBeNull();
    await page.goto(`${app.learner}/home`);
    await expect(page).toHaveURL(`${app.learner}/`);
  });

  test('sends once, however often it is pressed', async ({ page, app }) => {
    const calls = callsOf(page, 'POST', '/sessions');
    await page.route('**/api/sessions', async (route) => {
      await new Promise((go) => setTimeout(go, 500));
      await route.continue();
    });
    await page.goto(`${app.learner}/`);
    await fillLogIn(page, accountOf(app, 'student'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${app.learner}/home`);
    expect(calls).toHaveLength(1);
  });
});
