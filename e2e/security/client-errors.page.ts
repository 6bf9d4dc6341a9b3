import type { BrowserContext, Page } from '@playwright/test';
import { waitForNetworkIdle } from '../quiet.ts';
import type { RunningServer } from '../server.ts';
import { expect, test } from '../support/fixtures.ts';

type LogLine = Record<string, unknown>;

/** Returns a function that reads the client errors in the server's log since this call. */
function collectClientErrors(app: RunningServer): () => LogLine[] {
  const before = app.output().length;
  return () => {
    const lines = app.output().slice(before).split('\n');
    return lines.filter((line) => line.includes('"client error"')).map((line) => JSON.parse(line) as LogLine);
  };
}

/** The release in the URL of the page's first script. */
const releaseOf = (page: Page) =>
  page.evaluate(() => /\/assets\/(.+)\.js$/.exec(document.querySelector('script')?.src ?? '')?.[1]);

/**
 * Makes React's event listener throw the error of `JSON.parse`, so that the stack contains lines of
 * our scripts, like an error of our own.
 */
async function throwInPage(page: Page, text: string): Promise<void> {
  await page.evaluate((invalidJson) => {
    const event = new Event('click');
    Object.defineProperty(event, 'target', { get: () => JSON.parse(invalidJson) });
    document.getElementById('root')?.dispatchEvent(event);
  }, text);
}

/** A browser context whose pages may throw, which fails a test otherwise. */
const testWithThrowingPages = test.extend<{ throwingPages: BrowserContext }>({
  throwingPages: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});

test('a studio page that cannot be rendered is logged once, with the data that an operator needs', async ({
  page,
  app,
  mountPage,
}) => {
  const logged = collectClientErrors(app);
  await page.route('**/api/audit*', (route) => route.fulfill({ json: { data: [null], count: 1 } }));
  const sent = page.waitForResponse('**/api/client_errors');
  const { account } = await mountPage('/admin/audit', { as: 'super-admin' });
  await expect(page.getByText('This page could not be shown.')).toBeVisible();
  const response = await sent;
  expect(response.status()).toBe(200);
  await waitForNetworkIdle(page);
  const lines = logged();
  expect(lines).toHaveLength(1);
  const { token } = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? ''));
  expect(lines[0]).toMatchObject({
    level: 40,
    kind: 'react',
    name: 'TypeError',
    message: expect.stringMatching(/^Cannot .* null/),
    stack: expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/m),
    page: '/admin/audit',
    release: await releaseOf(page),
    request: (await response.allHeaders())['x-request-id'],
    site: 'studio',
    user: account.id,
    agent: expect.stringContaining('Chrome'),
  });
  expect(JSON.stringify(lines)).not.toContain(token);
});

testWithThrowingPages(
  'an uncaught error, a rejection and a policy violation in the learner app are logged without typed text',
  async ({ throwingPages, app }) => {
    const page = await throwingPages.newPage();
    const logged = collectClientErrors(app);
    await page.goto(`${app.learner}/?code-of=${'aB3_'.repeat(11)}`);
    await expect(page.getByLabel('Email')).toBeVisible();
    const token = 'aB3_'.repeat(11).slice(0, 43);
    await throwInPage(page, `forty-two ada@mail.example ${token}`);
    await expect.poll(logged).toHaveLength(1);
    const release = await releaseOf(page);
    expect(logged()[0]).toMatchObject({ kind: 'error', name: 'SyntaxError', page: '/', site: 'learner', release });
    expect(logged()[0]).not.toHaveProperty('user');
    expect(JSON.stringify(logged())).not.toMatch(/forty|mail\.example|aB3_/);
    await page.evaluate(() => {
      const reason = new RangeError('out of range');
      reason.stack = `e@${location.origin}/assets/index-0c1d2e3.js:1:7`;
      void Promise.reject(reason);
      document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }));
    });
    await expect.poll(logged).toHaveLength(3);
    const others = logged().slice(1);
    expect(others.map(({ kind, message }) => `${kind}: ${message}`).sort()).toEqual([
      'csp: script-src-elem stopped inline',
      'unhandledrejection: out of range',
    ]);
  },
);

testWithThrowingPages(
  'a report that fails or is refused is dropped, and causes no further error',
  async ({ throwingPages, app }) => {
    const page = await throwingPages.newPage();
    const thrown: string[] = [];
    page.on('pageerror', ({ message }) => thrown.push(message));
    await page.goto(app.learner);
    await expect(page.getByLabel('Email')).toBeVisible();
    let reports = 0;
    await page.route('**/api/client_errors', (route) => {
      reports += 1;
      return reports === 1 ? route.abort() : route.fulfill({ status: 429, json: { errors: ['Too many attempts.'] } });
    });
    for (const text of ['{', 'x', '"']) await throwInPage(page, text);
    await expect.poll(() => reports).toBeGreaterThan(1);
    await waitForNetworkIdle(page);
    // The errors thrown by this test, in both of React's listeners, and no others.
    expect(thrown.length).toBeGreaterThan(2);
    expect(thrown.filter((message) => !message.includes('JSON'))).toEqual([]);
  },
);
