import type { Page } from '@playwright/test';
import { expect } from '../support/question-page.ts';

/** Navigates within the app like a link, without loading the page. */
export async function navigateTo(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Expects the not-found page at each of the addresses. */
export async function expectNotFound(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await navigateTo(page, address);
    await expect(page, address).toHaveURL(/\/home\/not_found$/);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  }
}
