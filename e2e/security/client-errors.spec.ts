import type { BrowserContext, Page } from '@playwright/test';
import { accountOf, expect, fillLogIn, test } from '../fixtures.ts';
import type { RunningServer } from '../server.ts';

type Line = Record<string, unknown>;

/** What the server's log has of errors in pages since this was called. */
function listen(app: RunningServer): () => Line[] {
  const before = app.said().length;
  return () => {
    const lines = app.said().slice(before).split('\n');
    return lines.filter((line) => line.includes('"client error"')).map((line) => JSON.parse(line) as Line);
  };
}

/** Longer than a report takes: what has not come by then does not come. */
const aWhile = () => new Promise((done) => setTimeout(done, 1500));

/** The script that a page began with, as its address names it. */
const releaseOf = (page: Page) =>
  page.evaluate(() => /\/assets\/(.+)\.js$/.exec(document.querySelector('script')?.src ?? '')?.[1]);

/**
 * Has React's own listener throw what `JSON.parse` says of a text, while it looks at an event: as of a fault of ours
 * there are lines of our scripts in its stack.
 */
async function plantError(page: Page, text: string): Promise<void> {
  await page.evaluate((broken) => {
    const event = new Event('click');
    Object.defineProperty(event, 'target', { get: () => JSON.parse(broken) });
    document.getElementById('root')?.dispatchEvent(event);
  }, text);
}

/** Pages that may throw: the journeys' own may not. */
const unwatched = test.extend<{ pages: BrowserContext }>({
  pages: async ({ browser }, use) => {
    const context = await browser.newContext();
    await use(context);
    await context.close();
  },
});

for (const [site, role, path, reply] of [
  ['learner', 'student', '/home/math', '**/api/topics'],
  ['studio', 'super-admin', '/admin/audit', '**/api/audit*'],
] as const) {
  test(`a page of the ${site}'s site that cannot be drawn is in the log, once, with what an operator needs`, async ({
    page,
    app,
  }) => {
    const told = listen(app);
    await page.goto(app[site]);
    await fillLogIn(page, accountOf(app, role));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForURL(/\/(home|admin)/);
    await page.route(reply, (route) => route.fulfill({ json: { data: [null], count: 1 } }));
    const sent = page.waitForResponse('**/api/client_errors');
    await page.goto(app[site] + path);
    await expect(page.getByText('This page could not be shown.')).toBeVisible();
    const answer = await sent;
    expect(answer.status()).toBe(200);
    await aWhile();
    const lines = told();
    expect(lines).toHaveLength(1);
    const { account, token } = await page.evaluate(() => JSON.parse(localStorage.getItem('fourfold.session') ?? ''));
    expect(lines[0]).toMatchObject({
      level: 40,
      kind: 'react',
      name: 'TypeError',
      message: expect.stringMatching(/^Cannot .* null/),
      stack: expect.stringMatching(/^[\w-]+\.js:\d+:\d+$/m),
      page: path,
      release: await releaseOf(page),
      request: (await answer.allHeaders())['x-request-id'],
      site,
      user: account.id,
      agent: expect.stringContaining('Chrome'),
    });
    expect(JSON.stringify(lines)).not.toContain(token);
  });

  unwatched(
    `an error that nobody caught on the ${site}'s site is told without what was typed`,
    async ({ pages, app }) => {
      const page = await pages.newPage();
      const told = listen(app);
      await page.goto(`${app[site]}/?code-of=${'aB3_'.repeat(11)}`);
      await expect(page.getByLabel('Email')).toBeVisible();
      const token = 'aB3_'.repeat(11).slice(0, 43);
      await plantError(page, `forty-two ada@mail.example ${token}`);
      await expect.poll(told).toHaveLength(1);
      expect(told()[0]).toMatchObject({
        kind: 'error',
        name: 'SyntaxError',
        page: '/',
        site,
        release: await releaseOf(page),
      });
      expect(told()[0]).not.toHaveProperty('user');
      expect(JSON.stringify(told())).not.toMatch(/forty|mail\.example|aB3_/);
      await page.evaluate(() => {
        const reason = new RangeError('out of range');
        reason.stack = `e@${location.origin}/assets/index-0c1d2e3.js:1:7`;
        void Promise.reject(reason);
        document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }));
      });
      await expect.poll(told).toHaveLength(3);
      expect(
        told()
          .slice(1)
          .map(({ kind, message }) => `${kind}: ${message}`)
          .sort(),
      ).toEqual(['csp: script-src-elem stopped inline', 'unhandledrejection: out of range']);
    },
  );
}

unwatched('of six errors in a minute five are told, and the same one once', async ({ pages, app }) => {
  const page = await pages.newPage();
  const told = listen(app);
  await page.goto(app.learner);
  await expect(page.getByLabel('Email')).toBeVisible();
  const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];
  await page.evaluate((words) => {
    for (const word of [...words, ...words]) {
      const error = new Error(`fault ${word}`);
      error.stack = `at e (${location.origin}/assets/index-0c1d2e3.js:1:7)`;
      setTimeout(() => {
        throw error;
      });
    }
  }, numbers);
  await expect.poll(told).toHaveLength(5);
  await aWhile();
  // Each on a way of its own: which of them comes first is nobody's promise.
  const five = numbers.slice(0, 5).map((word) => `fault ${word}`);
  expect(
    told()
      .map(({ message }) => message)
      .sort(),
  ).toEqual(five.sort());
});

unwatched('what cannot be told is dropped, and is no error itself', async ({ pages, app }) => {
  const page = await pages.newPage();
  const told = listen(app);
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(message));
  await page.goto(app.learner);
  await expect(page.getByLabel('Email')).toBeVisible();
  let asked = 0;
  await page.route('**/api/client_errors', (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.fulfill({ status: 429, json: { errors: ['Too many attempts.'] } });
  });
  for (const text of ['{', 'x', '"']) await plantError(page, text);
  await expect.poll(() => asked).toBeGreaterThan(1);
  await pages.setOffline(true);
  await plantError(page, '[1');
  await pages.setOffline(false);
  await aWhile();
  expect(told()).toEqual([]);
  // Those that were planted, for both of React's listeners, and no other.
  expect(thrown.every((message) => message.includes('JSON'))).toBe(true);
});
