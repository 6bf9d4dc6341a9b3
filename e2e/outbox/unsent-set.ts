import type { Page } from '@playwright/test';
import { expect, paper, saveCall } from '../practising.ts';

/** The notice while one answer is unsent. */
export const oneUnsent =
  '1 answer is saved on this device and not sent yet. It goes by itself when the server can be reached.';

/** Opens a set and gives one answer whose call fails; other calls work. */
export async function leaveUnsent(page: Page, address: string) {
  await page.goto(address);
  await expect(paper(page).number).toBeVisible();
  await page.route(`**${saveCall}`, (route) => route.abort());
  await paper(page).answer('No');
  await expect(paper(page).saved).toHaveText('Saved on this device');
}

/** The page's notice of unsent answers. */
export const told = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
