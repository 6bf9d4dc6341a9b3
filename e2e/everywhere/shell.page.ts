import type { Page } from '@playwright/test';
import { alertOf } from '../support/alert.ts';
import { accountOf, expect, fillLogIn, test } from '../support/fixtures.ts';

test('an unknown address outside /home and /topic shows the not-found page and stays in the address bar [NAV-001]', async ({
  page,
  app,
  mountPage,
}) => {
  for (const [path, as] of [
    ['/nowhere', undefined],
    ['/registered', undefined],
    ['/reset-password', 'student'],
    ['/homework/1', 'student'],
  ] as const) {
    await (as ? mountPage(path, { as }) : mountPage(path));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
    await expect(page).toHaveURL(app.learner + path);
  }
});

test('an unknown address below /home shows the not-found page with its title and picture [NAV-002]', async ({
  page,
  mountPage,
}) => {
  for (const [path, as] of [
    ['/home/not_found', 'student'],
    ['/home/physics', 'tutor'],
    ['/home/math/1/2/3/4', 'admin'],
  ] as const) {
    await mountPage(path, { as });
    await expect(page).toHaveTitle(/^404 Page Not Found/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  }
  const picture = page.getByRole('main').locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
});

test.describe('waiting', () => {
  test('blocks the page while a form is being sent, and shows it [NAV-004]', async ({ page, app, mountPage }) => {
    await mountPage('/');
    let respond = () => {};
    const responded = new Promise<void>((go) => {
      respond = go;
    });
    await page.route('**/api/sessions', async (route) => {
      await responded;
      await route.continue();
    });
    await fillLogIn(page, accountOf(app, 'student'));
    const overlay = page.getByRole('status').filter({ hasText: 'Loading' });
    await expect(overlay).toBeVisible();
    // Nothing under the overlay can be activated, by pointer or by key.
    const link = page.getByRole('link', { name: 'Forgot Password?' });
    const { x, y } = (await link.boundingBox()) ?? { x: 0, y: 0 };
    await page.mouse.click(x + 4, y + 4);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${app.learner}/`);
    respond();
    await expect(page).toHaveURL(`${app.learner}/home`);
    await expect(overlay).toBeHidden();
  });

  test('blocks the page while its main record is fetched [NAV-004]', async ({ page, mountPage }) => {
    await mountPage('/home', { as: 'student' });
    let respond = () => {};
    const responded = new Promise<void>((go) => {
      respond = go;
    });
    await page.route('**/api/topics', async (route) => {
      await responded;
      await route.continue();
    });
    await page.getByRole('link', { name: 'Math' }).first().click();
    const overlay = page.getByRole('status').filter({ hasText: /^Loading$/ });
    await expect(overlay).toBeVisible();
    respond();
    await expect(overlay).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'Math' })).toBeVisible();
  });
});

test.describe('alerts', () => {
  test('appear for errors and for success, and disappear after 5 seconds [NAV-006]', async ({ page, mountPage }) => {
    await mountPage('/');
    const failureShown = await timeShown(page, /Invalid email or password/);
    await fillLogIn(page, { email: 'nobody@mail.example', password: 'wrong' });
    await expect(alertOf(page, 'Invalid email or password')).toHaveAttribute('data-kind', 'error');
    expectFiveSeconds(await failureShown());

    await mountPage('/forgot-password');
    const successShown = await timeShown(page, /recovery link/);
    await page.getByLabel('Email').fill('nobody@mail.example');
    await page.getByRole('button', { name: 'Send recovery link' }).click();
    await expect(alertOf(page, /recovery link/)).toHaveAttribute('data-kind', 'success');
    expectFiveSeconds(await successShown());
  });

  test('disappear on a click [NAV-007]', async ({ page, mountPage }) => {
    await mountPage('/');
    await fillLogIn(page, { email: 'nobody@mail.example', password: 'wrong' });
    const failure = alertOf(page, 'Invalid email or password');
    await failure.click();
    await expect(failure).toBeHidden({ timeout: 1500 });
  });

  test('appear once, however often the same message is repeated [NAV-008]', async ({ page, mountPage }) => {
    await mountPage('/');
    const message = 'Invalid email or password';
    // The maximum number of alerts at any moment, including ones that disappear again.
    const maxSeen = await page.evaluateHandle((text) => {
      const seen = { maxSeen: 0 };
      const count = () => [...document.querySelectorAll('[role="alert"]')].filter((one) => one.textContent === text);
      new MutationObserver(() => {
        seen.maxSeen = Math.max(seen.maxSeen, count().length);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
      return seen;
    }, message);
    for (let time = 0; time < 3; time += 1) {
      const responded = page.waitForResponse((reply) => reply.url().endsWith('/api/sessions'));
      await fillLogIn(page, { email: 'nobody@mail.example', password: 'wrong' });
      await responded;
      await expect(page.getByRole('button', { name: 'Log In' })).not.toHaveAttribute('aria-disabled', 'true');
      await expect(alertOf(page, message)).toBeVisible();
    }
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await maxSeen.evaluate((seen) => seen.maxSeen)).toBe(1);
  });
});

/**
 * Measures in the page for how many milliseconds an alert with this text is in the document, from the moment at which it
 * is called until it has gone again.
 */
async function timeShown(page: Page, text: RegExp): Promise<() => Promise<number>> {
  const measured = await page.evaluateHandle((source) => {
    const isThere = () =>
      [...document.querySelectorAll('[aria-live] button[title="Dismiss"]')].some((alert) =>
        new RegExp(source).test(alert.textContent ?? ''),
      );
    const shown = new Promise<number>((done) => {
      let since: number | null = null;
      new MutationObserver(() => {
        if (since === null && isThere()) since = performance.now();
        else if (since !== null && !isThere()) done(performance.now() - since);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    return { shown };
  }, text.source);
  return () => measured.evaluate(({ shown }) => shown);
}

/** Its way out takes part of a second, and a busy machine some more. */
function expectFiveSeconds(time: number): void {
  expect(time).toBeGreaterThan(4_900);
  expect(time).toBeLessThan(9_000);
}
