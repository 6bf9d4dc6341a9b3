import type { Locator, Page } from '@playwright/test';

/** An alert that is in view, by its words from the first to the last, capitals as they are: its button dismisses it. */
export function alertOf(page: Page, words: string | RegExp): Locator {
  const whole = typeof words === 'string' ? new RegExp(`^\\s*${escaped(words)}\\s*$`) : words;
  return page.locator('[aria-live] button[title="Dismiss"]').filter({ hasText: whole });
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
