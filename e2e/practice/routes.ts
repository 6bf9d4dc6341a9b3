import type { Page } from '@playwright/test';
import { expect } from '../practising.ts';

/** Goes to an address of the app as a link on the page does, without a load. */
export async function follow(page: Page, address: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** None of the addresses is found. */
export async function expectShut(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await follow(page, address);
    await expect(page, address).toHaveURL(/\/home\/not_found$/);
    await expect(page.getByText('404 Page Not Found')).toBeVisible();
  }
}
