import type { Page } from '@playwright/test';
import { yesOrNo } from '../content.ts';

/** Three questions in a row. */
export const three = {
  first: { text: 'What comes first?', explain: 'The first of them.', choices: yesOrNo },
  second: { text: 'What comes then?', choices: yesOrNo },
  third: { text: 'What comes last?', choices: yesOrNo },
} as const;

/** Writes into a rich field, behind what stands there. */
export async function write(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true });
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
}
