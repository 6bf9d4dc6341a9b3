import type { Page } from '@playwright/test';
import { yesOrNo } from '../content.ts';

/** Two questions that can be practised. */
export const sequence = {
  first: { text: 'What comes first?', choices: yesOrNo },
  last: { text: 'And the last?', choices: yesOrNo },
} as const;
/** Every publish switch of a page. */
export const switchesOf = (page: Page) => page.getByRole('switch', { name: /^(Published|Sequence):/ });
