import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../server.ts';
import { expect, test } from '../support/fixtures.ts';

for (const site of ['learner', 'studio'] as const) {
  test(`the ${site} page shows a notice if its script does not load for a while`, async ({ page, app }) => {
    await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
    await page.goto(`${app[site]}/`);
    const slowNotice = page.getByText('This is taking longer than it should.');
    const oldBrowserNotice = page.getByText('Fourfold needs a newer browser');
    await expect(slowNotice).toBeHidden();
    await expect(oldBrowserNotice).toBeHidden();
    const setElapsed = (seconds: number) =>
      page.evaluate((to) => {
        for (const animation of document.getAnimations()) animation.currentTime = to * 1000;
      }, seconds);
    await setElapsed(14);
    await expect(slowNotice).toBeHidden();
    await setElapsed(16);
    await expect(slowNotice).toBeVisible();
    await expect(slowNotice).toBeInViewport();
    // Rendered as in a browser that does not support the rule.
    await page.evaluate(() => {
      for (const { cssRules } of document.styleSheets) {
        const at = [...cssRules].findIndex((rule) => rule instanceof CSSSupportsRule);
        if (at >= 0) cssRules[at]?.parentStyleSheet?.deleteRule(at);
      }
    });
    await expect(oldBrowserNotice).toBeVisible();
    await expect(oldBrowserNotice).toBeInViewport();
  });

  test(`the ${site} page removes the notice once the app has started, and has no inline script`, async ({
    page,
    app,
  }) => {
    await page.goto(`${app[site]}/`);
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    await expect(page.getByText('This is taking longer than it should.')).toHaveCount(0);
    await expect(page.getByText('Fourfold needs a newer browser')).toBeHidden();
    const html = await readFile(join(root, `${site}-app/dist/index.html`), 'utf8');
    expect(html).toMatch(/@supports \(color: ?color-mix\(in srgb, ?red, ?blue\)\) ?\{\s*\.old/);
    expect(html).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=/);
  });
}
