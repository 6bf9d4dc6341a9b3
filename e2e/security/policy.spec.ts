import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { root } from '../server.ts';
import { watch } from '../watch.ts';
import { startElsewhere } from './elsewhere.ts';
import { type Attempt, attempt, stoppedBy } from './policy-attempts.ts';

test.describe('the Content-Security-Policy of both apps', () => {
  test('lets the learners’ site do all that it does', async ({ page, app, newStudent, anotherBrowser }) => {
    const visitor = await (await anotherBrowser()).newPage();
    for (const path of ['/', '/register', '/forgot-password', '/reset-password/token', '/nowhere']) {
      const reply = await visitor.goto(app.learner + path);
      expect(reply?.headers()['content-security-policy']).toContain("script-src 'self';");
      await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await newStudent(page);
    for (const kind of ['math', 'grammar', 'reading']) {
      await page.goto(`${app.learner}/home/${kind}`);
      await page.getByRole('main').getByRole('button').first().click();
    }
    await page.goto(`${app.learner}/home/not_found`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('lets the studio do all that it does', async ({ page, app, logIn }) => {
    await logIn(page, 'super-admin');
    for (const path of ['', '/math-topics', '/grammar-topics', '/reading-topics', '/sat-topics', '/not_found']) {
      const reply = await page.goto(`${app.learner}/admin${path}`);
      await expect(page).toHaveURL(`${app.studio}/admin${path}`);
      expect(reply?.headers()['content-security-policy']).toContain("script-src 'self';");
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test('stops everything else, and the journeys would notice', async ({ browser, app }) => {
    const context = await browser.newContext();
    const faults = await watch(context);
    for (const site of [app.learner, app.studio]) {
      const page = await context.newPage();
      await page.goto(site);
      await page.evaluate(() => {
        document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }));
        document.body.append(Object.assign(document.createElement('iframe'), { src: 'https://elsewhere.example/' }));
      });
      await expect.poll(() => faults.filter((fault) => fault.startsWith(site)).length).toBe(2);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
    }
    await context.close();
  });

  test('stops by each directive what it is there for, on both sites and on the page of the calls', async ({
    browser,
    app,
  }) => {
    const there = await startElsewhere();
    const context = await browser.newContext();
    const faults = await watch(context);
    for (const address of [app.learner, app.studio, `${app.learner}/api/docs`, `${app.api}/docs`]) {
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
    await context.close();
    await there.close();
  });

  test('would have let none of that be: without a policy all of it comes off', async ({ browser }) => {
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

  test('binds the workers of the studio and a window that a page opens, and the journeys would notice', async ({
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

  test('lets no other site show ours in a frame, whichever page', async ({ browser, app }) => {
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
