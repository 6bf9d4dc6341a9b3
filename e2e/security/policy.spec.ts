import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { root } from '../server.ts';
import { watch } from '../watch.ts';
import { startElsewhere } from './elsewhere.ts';
import { type Attempt, attempt, stoppedBy } from './policy-attempts.ts';

// Every test fails on a violation (fixtures.ts), so all of them show that the policy allows what
// the apps do.
test.describe('the Content-Security-Policy', () => {
  test('blocks each attempt by its directive, in an app and on the API reference page', async ({
    browser,
    app,
  }) => {
    const there = await startElsewhere();
    const context = await browser.newContext();
    const faults = await watch(context);
    for (const address of [app.studio, `${app.learner}/api/docs`]) {
      const page = await context.newPage();
      await page.goto(address);
      for (const [what, directive] of attempts) {
        const before = faults.length;
        await page.evaluate(attempt, [what, there.origin] as const).catch(() => {});
        const noted = () => faults.slice(before).join('\n');
        await expect.poll(noted, `${what} at ${address}`).toContain(`Content-Security-Policy: ${directive} `);
        expect(await hasRun(page), `${what} at ${address}`).toBe(false);
      }
      await page.close();
    }
    expect(there.hits).toEqual([]);
    // Both apps have the same policy.
    const [one, other] = await Promise.all([app.studio, app.learner].map((site) => fetch(site)));
    expect(other?.headers.get('content-security-policy')).toBe(one?.headers.get('content-security-policy'));
    await context.close();
    await there.close();
  });

  test('without a policy every attempt succeeds, so the test above can fail', async ({ browser }) => {
    const there = await startElsewhere();
    const context = await browser.newContext();
    for (const [what] of attempts) {
      const page = await context.newPage();
      await page.goto(there.page);
      there.hits.length = 0;
      await page.evaluate(attempt, [what, there.origin] as const);
      await expect.poll(async () => there.hits.length > 0 || (await hasRun(page)), what).toBe(true);
      await page.close();
    }
    await context.close();
    await there.close();
  });

  test('applies in workers of the studio and in popups, and the fixture "expectNoPageErrors" records it there', async ({
    browser,
    app,
  }) => {
    const there = await startElsewhere();
    const context = await browser.newContext();
    const faults = await watch(context);
    const page = await context.newPage();
    await page.goto(app.studio);
    const opened = context.waitForEvent('page');
    await page.evaluate((address) => void window.open(address, '_blank'), app.studio);
    const popup = await opened;
    await expect(popup.getByRole('heading', { level: 1 })).toBeVisible();
    await popup.evaluate(attempt, ['a request elsewhere', there.origin] as const);
    await expect.poll(() => faults.join()).toContain('Content-Security-Policy: connect-src ');
    const scripts = (await readdir(join(root, 'studio-app/dist/assets'))).filter((file) => /worker-.*\.js$/.test(file));
    expect(scripts).toHaveLength(2);
    for (const script of scripts) {
      const started = page.waitForEvent('worker');
      await page.evaluate((name) => void new Worker(`/assets/${name}`, { type: 'module' }), script);
      const worker = await started;
      const before = faults.length;
      const stopped = await worker.evaluate(async (address) => {
        const broken = new Promise<string>((heard) => {
          self.addEventListener('securitypolicyviolation', (event) => heard(event.effectiveDirective));
        });
        fetch(`${address}/from-a-worker`).catch(() => {});
        return await broken;
      }, there.origin);
      expect(stopped).toBe('connect-src');
      await expect.poll(() => faults.slice(before).join(), script).toContain('connect-src');
    }
    expect(there.hits).toEqual([]);
    await context.close();
    await there.close();
  });

  test('does not allow other sites to frame our pages', async ({ browser, app }) => {
    const there = await startElsewhere();
    const context = await browser.newContext();
    const page = await context.newPage();
    const framed = async (address: string) => {
      await page.goto(`${there.page}/framing?${encodeURIComponent(address)}`);
      return page.frames()[1]?.url();
    };
    expect(await framed(`${there.origin}/a.html`)).toBe(`${there.origin}/a.html`);
    for (const site of [app.learner, app.studio]) {
      for (const path of ['/', '/admin', '/api/docs', '/api/health']) {
        await expect.poll(() => framed(site + path), site + path).toBe('chrome-error://chromewebdata/');
      }
    }
    await context.close();
    await there.close();
  });
});

const attempts = Object.entries(stoppedBy) as [Attempt, string][];

function hasRun(page: Page): Promise<boolean> {
  return page.evaluate(() => 'ran' in window);
}
