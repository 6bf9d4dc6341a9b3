import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const both = ['light', 'dark'] as const;

/** WCAG 2.2 AA as far as axe can tell, in both themes; one is enough where only the width differs. */
export async function expectAccessible(page: Page, themes: readonly (typeof both)[number][] = both): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n  ')}`);
    expect(found, `axe on ${page.url()} (${colorScheme})`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
}
