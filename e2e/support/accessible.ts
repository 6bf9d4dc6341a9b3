import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const allThemes = ['light', 'dark'] as const;
/** axe rules whose result depends on the theme; the other rules run once. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Checks a page with axe (WCAG 2.2 AA), by default in both themes. Pass one theme where only the width differs. */
export async function expectAccessible(
  page: Page,
  themes: readonly (typeof allThemes)[number][] = allThemes,
): Promise<void> {
  // An axe run is slow on a busy machine, and some journeys make twenty.
  test.setTimeout(test.info().timeout + themes.length * 10_000);
  for (const [nth, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const violationsFound = await violations(page, nth === 0 ? {} : { runOnly: { type: 'rule', values: colorRules } });
    expect(violationsFound, `axe on ${page.url()} (${colorScheme})`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/**
 * Runs axe with options that make it five times faster. By default axe also lists passed rules, parses every stylesheet
 * for a disabled rule, and opens a second page to merge results of cross-origin frames (the apps have none).
 */
async function violations(page: Page, rules: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...rules, resultTypes: ['violations'], preload: false });
  const results = await axe.analyze();
  return results.violations.flatMap(({ id, nodes }) => {
    const found = nodes.map(({ html }) => html).filter((html) => !isFormulaHeader(id, html));
    return found.length > 0 ? [`${id}: ${found.join('\n  ')}`] : [];
  });
}

/** axe does not see the text of MathML: to it, a header that is a formula is empty. */
function isFormulaHeader(rule: string, html: string): boolean {
  return rule === 'empty-table-header' && html.includes('<math');
}

/**
 * Checks a screen and its open dialogs with axe (light on a desktop, dark on a phone) and checks
 * that nothing is wider than the phone.
 */
export async function expectScreenAccessible(page: Page, screenName: string): Promise<void> {
  const desktop = page.viewportSize() ?? { width: 1280, height: 900 };
  await expectAccessible(page, ['light']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  const overflow = () => {
    const parts = [document.documentElement, ...document.querySelectorAll('dialog')];
    return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
  };
  expect(await page.evaluate(overflow), `${screenName} fits a phone`).toBe(0);
  await page.setViewportSize(desktop);
}
