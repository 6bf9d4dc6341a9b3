import type { Page } from '@playwright/test';
import { expect, paper } from '../practising.ts';

/** Six choices, of which the second is right. */
export const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'].map((text) => ({
  text,
  ...(text === 'Two' && { right: true as const }),
}));

/** Opens a page of practice, and waits for its question. */
export async function open(page: Page, learner: string, address: string) {
  await page.goto(learner + address);
  await expect(paper(page).number).toBeVisible();
}
