import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../server.ts';
import { expect, test } from '../support/fixtures.ts';
import { collectPageErrors } from '../support/page-errors.ts';
import { startForeignServer } from './foreign-server.ts';
import { type Attempt, blockingDirectives, runAttempt } from './policy-attempts.ts';

// Every test fails on a violation (fixtures.ts), so all of them show that the policy allows what
// the apps do.
test.describe('the Content-Security-Policy', () => {
  test('blocks each attempt by its directive, in an app and on the API reference page', async ({ browser, app }) => {
    const foreignServer = await startForeignServer();
    const context = await browser.newContext();
    const violations = await collectPageErrors(context);
    for (const address of [app.studio, `${app.learner}/api/docs`]) {
      const page = await context.newPage();
      await page.goto(address);
      for (const [attemptName, directive] of attempts) {
        const before = violations.length;
        await page.evaluate(runAttempt, [attemptName, foreignServer.origin] as const).catch(() => {});
        const newViolations = () => violations.slice(before).join('\n');
        await expect
          .poll(newViolations, `${attemptName} at ${address}`)
          .toContain(`Content-Security-Policy: ${directive} `);
        expect(await hasRun(page), `${attemptName} at ${address}`).toBe(false);
      }
      await page.close();
    }
    expect(foreignServer.requestedPaths).toEqual([]);
    // Both apps have the same policy.
    const [one, other] = await Promise.all([app.studio, app.learner].map((site) => fetch(site)));
    expect(other?.headers.get('content-security-policy')).toBe(one?.headers.get('content-security-policy'));
    await context.close();
    await foreignServer.close();
  });

  test('without a policy every attempt succeeds, so the test above can fail', async ({ browser }) => {
    const foreignServer = await startForeignServer();
    const context = await browser.newContext();
    for (const [attemptName] of attempts) {
      const page = await context.newPage();
      await page.goto(foreignServer.page);
      foreignServer.requestedPaths.length = 0;
      await page.evaluate(runAttempt, [attemptName, foreignServer.origin] as const);
      await expect
        .poll(async () => foreignServer.requestedPaths.length > 0 || (await hasRun(page)), attemptName)
        .toBe(true);
      await page.close();
    }
    await context.close();
    await foreignServer.close();
  });

  test('applies in workers of the studio and in popups, and the fixture "expectNoPageErrors" records it there', async ({
    browser,
    app,
  }) => {
    const foreignServer = await startForeignServer();
    const context = await browser.newContext();
    const violations = await collectPageErrors(context);
    const page = await context.newPage();
    await page.goto(app.studio);
    const opened = context.waitForEvent('page');
    await page.evaluate((address) => void window.open(address, '_blank'), app.studio);
    const popup = await opened;
    await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
    await popup.evaluate(runAttempt, ['a request elsewhere', foreignServer.origin] as const);
    await expect.poll(() => violations.join()).toContain('Content-Security-Policy: connect-src ');
    const scripts = (await readdir(join(root, 'studio-app/dist/assets'))).filter((file) => /worker-.*\.js$/.test(file));
    expect(scripts).toHaveLength(3);
    for (const script of scripts) {
      const started = page.waitForEvent('worker');
      await page.evaluate((name) => void new Worker(`/assets/${name}`, { type: 'module' }), script);
      const worker = await started;
      const before = violations.length;
      const stopped = await worker.evaluate(async (address) => {
        const violation = new Promise<string>((heard) => {
          self.addEventListener('securitypolicyviolation', (event) => heard(event.effectiveDirective));
        });
        fetch(`${address}/from-a-worker`).catch(() => {});
        return await violation;
      }, foreignServer.origin);
      expect(stopped).toBe('connect-src');
      await expect.poll(() => violations.slice(before).join(), script).toContain('connect-src');
    }
    expect(foreignServer.requestedPaths).toEqual([]);
    await context.close();
    await foreignServer.close();
  });

  test('does not allow other sites to frame our pages', async ({ browser, app }) => {
    const foreignServer = await startForeignServer();
    const context = await browser.newContext();
    const page = await context.newPage();
    const urlInFrame = async (address: string) => {
      await page.goto(`${foreignServer.page}/framing?${encodeURIComponent(address)}`);
      return page.frames()[1]?.url();
    };
    expect(await urlInFrame(`${foreignServer.origin}/a.html`)).toBe(`${foreignServer.origin}/a.html`);
    for (const site of [app.learner, app.studio]) {
      for (const path of ['/', '/admin', '/api/docs', '/api/health']) {
        await expect.poll(() => urlInFrame(site + path), site + path).toBe('chrome-error://chromewebdata/');
      }
    }
    await context.close();
    await foreignServer.close();
  });
});

const attempts = Object.entries(blockingDirectives) as [Attempt, string][];

function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'ran' in window);
}
