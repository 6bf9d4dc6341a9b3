import type { Locator, Page } from '@playwright/test';

/** Locator of the dismiss button of a visible alert whose whole text matches, case-sensitive. */
export function alertOf(page: Page, words: string | RegExp): Locator {
  const whole = typeof words === 'string' ? new RegExp(`^\\s*${escaped(words)}\\s*$`) : words;
  return page.locator('[aria-live] button[title="Dismiss"]').filter({ hasText: whole });
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
