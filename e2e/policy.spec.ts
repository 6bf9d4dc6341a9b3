import { expect, test } from './fixtures.ts';
import { watch } from './watch.ts';

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
});
