import { expectAccessible } from '../accessible.ts';
import { alertOf } from '../alert.ts';
import { accountOf, expect, fillLogIn, test } from '../fixtures.ts';

test.describe('pages that are not there', () => {
  test('are said so outside of the two areas [NAV-001]', async ({ page, app, logIn }) => {
    for (const visitor of ['logged out', 'student']) {
      if (visitor === 'student') await logIn(page, 'student');
      for (const path of ['/nowhere', '/registered', '/reset-password', '/homework/1']) {
        await page.goto(app.learner + path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
        await expect(page).toHaveURL(app.learner + path);
      }
    }
  });

  for (const role of ['student', 'tutor', 'admin', 'super-admin']) {
    test(`have their title for a ${role} at home [NAV-002]`, async ({ page, app, logIn }) => {
      await logIn(page, role);
      for (const path of ['/home/not_found', '/home/physics', '/home/math/1/2/3/4']) {
        await page.goto(app.learner + path);
        await expect(page).toHaveTitle(/^404 Page Not Found/);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
      }
      const picture = page.getByRole('main').locator('img');
      expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
    });
  }
});

test.describe('waiting', () => {
  test('blocks the page while a form’s call runs, and says so [NAV-004]', async ({ page, app, newStudent }) => {
    const student = await newStudent(page);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${app.learner}/`);
    let answer = () => {};
    const answered = new Promise<void>((go) => {
      answer = go;
    });
    await page.route('**/api/sessions', async (route) => {
      await answered;
      await route.continue();
    });
    await fillLogIn(page, student);
    const overlay = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(overlay).toBeVisible();
    // Nothing behind it can be pressed, by pointer or by key.
    const link = page.getByRole('link', { name: 'Forgot Password?' });
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 4, y + 4);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.learner}/`);
    answer();
    await expect(page).toHaveURL(`${app.learner}/home`);
    await expect(overlay).toBeHidden();
  });

  test('blocks the page while its main record is fetched [NAV-004]', async ({ page, newStudent }) => {
    await newStudent(page);
    let answer = () => {};
    const answered = new Promise<void>((go) => {
      answer = go;
    });
    await page.route('**/api/topics', async (route) => {
      await answered;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Math' }).first().click();
    const overlay = page.getByRole('status').filter({ hasText: /^Loading$/ });
    await expect(overlay).toBeVisible();
    answer();
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  });
});

test.describe('alerts', () => {
  test('come for what failed and what went well, and go after 5 seconds [NAV-006]', async ({ page, app }) => {
    await page.goto(`${app.learner}/`);
    await fillLogIn(page, { email: `nobody-${crypto.randomUUID()}@mail.example`, password: 'wrong' });
    const failure = alertOf(page, 'Invalid email or password');
    await expect(failure).toHaveAttribute('data-kind', 'error');
    const shown = Date.now();
    await page.waitForTimeout(4300);
    await expect(failure).toBeVisible();
    await expect(failure).toBeHidden({ timeout: 2500 });
    expect(Date.now() - shown).toBeGreaterThan(4500);

    await page.goto(`${app.learner}/forgot-password`);
    await page.getByLabel('Email').fill(`nobody-${crypto.randomUUID()}@mail.example`);
    await page.getByRole('button', { name: 'Send recovery link' }).click();
    const success = alertOf(page, /recovery link/);
    await expect(success).toHaveAttribute('data-kind', 'success');
    await expect(success).toBeHidden({ timeout: 6500 });
  });

  test('go when they are pressed [NAV-007]', async ({ page, app }) => {
    await page.goto(`${app.learner}/`);
    await fillLogIn(page, { email: `nobody-${crypto.randomUUID()}@mail.example`, password: 'wrong' });
    const failure = alertOf(page, 'Invalid email or password');
    await failure.click();
    await expect(failure).toBeHidden({ timeout: 1500 });
  });

  test('are there once, however often the same comes [NAV-008]', async ({ page, app }) => {
    await page.goto(`${app.learner}/`);
    const words = 'Invalid email or password';
    // The most that stand beside each other at any moment: one that comes and goes counts too.
    const most = await page.evaluateHandle((text) => {
      const seen = { most: 0 };
      const count = () => [...document.querySelectorAll('[role="alert"]')].filter((one) => one.textContent === text);
      new MutationObserver(() => {
        seen.most = Math.max(seen.most, count().length);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      return seen;
    }, words);
    for (let time = 0; time < 3; time += 1) {
      const answered = page.waitForResponse((reply) => reply.url().endsWith('/api/sessions'));
      await fillLogIn(page, { email: `nobody-${crypto.randomUUID()}@mail.example`, password: 'wrong' });
      await answered;
      await expect(page.getByRole('button', { name: 'Log In' })).not.toHaveAttribute('aria-disabled', 'true');
      await expect(alertOf(page, words)).toBeVisible();
    }
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await most.evaluate((seen) => seen.most)).toBe(1);
  });
});

test.describe('for everybody', () => {
  for (const path of ['/', '/register', '/forgot-password', '/reset-password/some-token', '/nowhere']) {
    test(`${path} is accessible, empty and with its faults shown`, async ({ page, app }) => {
      await page.goto(app.learner + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      const send = page.getByRole('main').locator('button[type=submit]');
      if (await send.isVisible()) {
        await send.click();
        await expectAccessible(page);
      }
    });
  }

  for (const [role, path] of [
    ['student', '/home'],
    ['student', '/home/math'],
    ['student', '/home/not_found'],
    ['tutor', '/home/students'],
  ] as const) {
    test(`${path} is accessible to a ${role}, wide and on a phone`, async ({ page, app, logIn }) => {
      await logIn(page, role);
      await page.goto(app.learner + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: /profile menu/ }).click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await expectAccessible(page);
    });
  }

  test('works by keyboard alone: in, to a topic list, and out', async ({ page, app }) => {
    const { email, password } = accountOf(app, 'student');
    await page.goto(`${app.learner}/`);
    await page.getByLabel('Email').focus();
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    // The link beside the password's label comes first, as it does for the eye.
    await page.keyboard.press('Tab');
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${app.learner}/home`);

    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the page' });
    while (!(await skip.evaluate((link) => link === document.activeElement))) await page.keyboard.press('Shift+Tab');
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    await page.getByRole('link', { name: 'Math' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
    // The focus goes where one went, not back to the top of the menu.
    await expect(page.getByRole('main')).toBeFocused();
    const menu = page.getByRole('button', { name: /profile menu/ });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.learner}/`);
  });
});
