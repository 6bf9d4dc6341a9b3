import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const both = ['light', 'dark'] as const;
/** The rules that a theme can break; all others look at what is the same in both. */
const ofColour = ['color-contrast', 'link-in-text-block'];

/** WCAG 2.2 AA as far as axe can tell, in both themes; one is enough where only the width differs. */
export async function expectAccessible(page: Page, themes: readonly (typeof both)[number][] = both): Promise<void> {
  // Each look takes its time on a busy machine, and some journeys take twenty.
  test.setTimeout(test.info().timeout + themes.length * 10_000);
  for (const [nth, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violations(page, nth === 0 ? {} : { runOnly: { type: 'rule', values: ofColour } });
    expect(found, `axe on ${page.url()} (${colorScheme})`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}

/**
 * A fifth of the time that axe takes as it comes: it lists what it found right too, reads every stylesheet anew for a
 * rule that is off, and opens a page of its own to add up frames of other origins, of which there are none here.
 */
async function violations(page: Page, rules: Parameters<AxeBuilder['options']>[0]): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ ...rules, resultTypes: ['violations'], preload: false });
  const found = await axe.analyze();
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
}

/** A screen passes axe, light on a desktop and dark on a phone, and is not wider than the phone; dialogs neither. */
export async function expectScreenAccessible(page: Page, what: string): Promise<void> {
  const desktop = page.viewportSize() ?? { width: 1280, height: 900 };
  await expectAccessible(page, ['light']);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, ['dark']);
  const overflow = () => {
    const parts = [document.documentElement, ...document.querySelectorAll('dialog')];
    return Math.max(...parts.map((part) => part.scrollWidth - part.clientWidth));
  };
  expect(await page.evaluate(overflow), `${what} fits a phone`).toBe(0);
  await page.setViewportSize(desktop);
}
