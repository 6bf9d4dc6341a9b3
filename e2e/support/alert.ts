import type { Locator, Page } from '@playwright/test';

/** Locator of the dismiss button of a visible alert whose whole text matches, case-sensitive. */
export function alertOf(page: Page, text: string | RegExp): Locator {
  const wholeText = typeof text === 'string' ? new RegExp(`^\\s*${escaped(text)}\\s*$`) : text;
  return page.locator('[aria-live] button[title="Dismiss"]').filter({ hasText: wholeText });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
