import type { Page } from '@playwright/test';
import { alertOf } from '../alert.ts';
import { expect, fillLogIn, test } from '../fixtures.ts';
import { callsOf, messageOf } from './calls-of.ts';

const newEmail = () => `person-${crypto.randomUUID()}@mail.example`;
const password = (page: Page) => page.getByLabel('Password', { exact: true });

test.describe('registration', () => {
  const refused = 'Please enter valid email and password & confirm password should match.';
  type Typed = { email: string; password: string; confirm: string; code: string };

  async function signUp(page: Page, { email, password: secret, confirm, code }: Typed) {
    await page.getByLabel('Email').fill(email);
    await password(page).fill(secret);
    await page.getByLabel('Confirm Password').fill(confirm);
    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Sign up' }).click();
  }

  test('has its title, four fields, its button and a way back [ACC-013] [ACC-014]', async ({ page, app }) => {
    await page.goto(`${app.learner}/register`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Student Registration');
    for (const label of ['Email', 'Password', 'Confirm Password', 'Code']) {
      await expect(page.getByLabel(label, { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Log In' }).click();
    await expect(page).toHaveURL(`${app.learner}/`);
  });

  for (const [what, typed, field] of [
    ['an empty email', { email: '', password: 'four in a row', confirm: 'four in a row' }, 'Email'],
    ['a malformed email', { email: 'maya', password: 'four in a row', confirm: 'four in a row' }, 'Email'],
    ['an empty password', { email: 'maya@mail.example', password: '', confirm: '' }, 'Password'],
    [
      'another password to confirm',
      { email: 'maya@mail.example', password: 'four', confirm: 'five' },
      'Confirm Password',
    ],
  ] as const) {
    test(`refuses ${what} [ACC-015]`, async ({ page, app }) => {
      const calls = callsOf(page, 'POST', '/accounts');
      await page.goto(`${app.learner}/register`);
      await signUp(page, { ...typed, code: app.code });
      await expect(page.getByText(refused)).toBeVisible();
      await expect(page.getByLabel(field, { exact: true })).toBeFocused();
      expect(calls).toHaveLength(0);
    });
  }

  test('sends what was typed, trimmed, for a student that is active, and says so at log-in [ACC-016] [ACC-017] [ACC-018]', async ({
    page,
    app,
  }) => {
    const email = newEmail();
    const calls = callsOf(page, 'POST', '/accounts');
    await page.goto(`${app.learner}/register`);
    await page.getByLabel('Email').evaluate((field) => field.setAttribute('type', 'text'));
    await signUp(page, {
      email: ` ${email}  `,
      password: 'four in a row',
      confirm: 'four in a row',
      code: `  ${app.code} `,
    });
    await expect(page).toHaveURL(`${app.learner}/`);
    await expect(alertOf(page, await messageOf(calls[0]))).toBeVisible();
    expect(calls[0]?.postDataJSON()).toEqual({
      email,
      password: 'four in a row',
      code: app.code,
      userType: 'Student',
      status: true,
    });
    await fillLogIn(page, { email, password: 'four in a row' });
    await expect(page).toHaveURL(`${app.learner}/home`);
  });

  test('shows what the server says against it, and keeps what was typed [ACC-019]', async ({ page, app }) => {
    const email = newEmail();
    await page.goto(`${app.learner}/register`);
    await signUp(page, { email, password: 'four in a row', confirm: 'four in a row', code: 'NO SUCH CODE' });
    await expect(alertOf(page, 'Invalid code')).toBeVisible();
    await expect(page).toHaveURL(`${app.learner}/register`);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  });
});
