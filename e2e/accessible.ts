import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const both = ['light', 'dark'] as const;

/** WCAG 2.2 AA as far as axe can tell, in both themes; one is enough where only the width differs. */
export async function expectAccessible(page: Page, themes: readonly (typeof both)[number][] = both): Promise<void> {
  // Each look takes its time on a busy machine, and some journeys take twenty.
  test.setTimeout(test.info().timeout + themes.length * 10_000);
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n  ')}`);
    expect(found, `axe on ${page.url()} (${colorScheme})`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
