import type { Page } from '@playwright/test';
import { expect, questionPageOf, saveAnswerPath } from '../support/question-page.ts';

/** The notice while one answer is unsent. */
export const oneUnsentText =
  '1 answer is saved on this device and not sent yet. It goes by itself when the server can be reached.';

/** Opens a set and gives one answer whose call fails; other calls work. */
export async function leaveAnswerUnsent(page: Page, address: string) {
  await page.goto(address);
  await expect(questionPageOf(page).number).toBeVisible();
  await page.route(`**${saveAnswerPath}`, (route) => route.abort());
  await questionPageOf(page).answer('No');
  await expect(questionPageOf(page).saved).toHaveText('Saved on this device');
}

/** The page's notice of unsent answers. */
export const unsentNotice = (page: Page) => page.getByRole('main').getByRole('status').filter({ hasText: /\S/ });
