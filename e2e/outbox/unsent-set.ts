import type { Page } from '@playwright/test';
import { expect, paper, saveCall } from '../practising.ts';

/** What is said while one answer waits. */
export const oneUnsent =
  '1 answer is saved on this device and not sent yet. It goes by itself when the server can be reached.';

/** Opens a set and gives one answer that does not get through, whatever else does. */
export async function leaveUnsent(page: Page, address: string) {
  await page.goto(address);
  await expect(paper(page).number).toBeVisible();
  await page.route(`**${saveCall}`, (route) => route.abort());
  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
}

/** What the page says of unsent answers. */
export const told = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
