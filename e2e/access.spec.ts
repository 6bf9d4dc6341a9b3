import type { Page, Request } from '@playwright/test';
import { alertOf } from './alert.ts';
import { accountOf, expect, fillLogIn, test } from './fixtures.ts';
import { linkMailedTo } from './mail.ts';
import { nextReply } from './next-reply.ts';

/** The requests of a page that call the API with this method and path. */
function callsOf(page: Page, method: string, path: string): Request[] {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === `/api${path}`) calls.push(request);
  });
  return calls;
}

/** What the server answered to a call that it took. */
async function messageOf(request: Request | undefined): Promise<string> {
  const reply = await request?.response();
  if (!reply?.ok()) throw new Error(`answered ${reply?.status()}`);
  const { message } = (await reply.json()) as { message: string };
  return message;
}

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

test.describe('who may be where', () => {
  const publicPaths = ['/', '/register', '/forgot-password', '/reset-password/some-token'];

  for (const [role, home] of [
    ['student', '/home'],
    ['admin', '/home'],
    ['super-admin', '/home'],
    // From /home on to the one page that a tutor has (Q8).
    ['tutor', '/home/students'],
  ] as const) {
    test(`sends a ${role} who is logged in away from the public screens [ACC-029]`, async ({ page, app, logIn }) => {
      await logIn(page, role);
      for (const path of publicPaths) {
        await page.goto(app.learner + path);
        await expect(page).toHaveURL(app.learner + home);
      }
    });
  }

  test('sends who is logged out to log-in [ACC-030]', async ({ page, app }) => {
    const inside = [
      '/home',
      '/home/math',
      '/home/students',
      '/home/not_found',
      '/home/anything',
      '/admin',
      '/admin/users',
    ];
    for (const path of inside) {
      await page.goto(app.learner + path);
      await expect(page).toHaveURL(`${app.learner}/`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log In');
    }
  });

  for (const [role, home] of [
    ['student', '/home'],
    ['tutor', '/home/students'],
  ] as const) {
    test(`sends a ${role} away from the admin’s pages [ACC-031]`, async ({ page, app, logIn }) => {
      await logIn(page, role);
      for (const path of ['/admin', '/admin/users', '/admin/math-topics?topic=x']) {
        await page.goto(app.learner + path);
        await expect(page).toHaveURL(app.learner + home);
      }
    });
  }

  test('takes an admin to the same page of the studio, logged in [ACC-031]', async ({ page, app, logIn }) => {
    await logIn(page, 'admin');
    await page.goto(`${app.learner}/admin/math-topics?topic=0198f6a0-5a00-7000-8000-000000000001`);
    await expect(page).toHaveURL(`${app.studio}/admin/math-topics?topic=0198f6a0-5a00-7000-8000-000000000001`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
