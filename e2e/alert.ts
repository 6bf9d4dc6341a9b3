import type { Locator, Page } from '@playwright/test';

/** An alert that is in view, by its words: the button that dismisses it. */
export function alertOf(page: Page, words: string | RegExp): Locator {
  return page.locator('[aria-live] button[title="Dismiss"]').filter({ hasText: words });
}
