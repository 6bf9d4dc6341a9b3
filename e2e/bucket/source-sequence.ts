import type { Page } from '@playwright/test';
import { yesOrNo } from '../support/planting.ts';

/**
 * A sequence to copy from: a choice question with explanations and links, a typed answer, a hidden question, and a set.
 */
export const sourceSequence = {
  sequence: {
    first: {
      text: 'What comes first?',
      explain: 'The first of them.',
      choices: [
        { text: 'This', right: true },
        { text: 'That', why: 'That comes later.' },
      ],
      right: { set: 'run', question: 'typed' },
      rank: 2,
    },
    typed: { text: 'How much of it?', accepts: '3/4', symbol: '%' },
    last: { text: 'And the last?', hidden: true, calculator: true, choices: yesOrNo },
  },
  sets: { run: { title: 'Four in order', questions: [{ text: 'One of the set.', choices: yesOrNo }] } },
} as const;
/** Expands or collapses a question, by its number. */
export const toggleQuestion = (page: Page, number: number) =>
  page
    .locator(`[id^="open-"]`)
    .nth(number - 1)
    .click();
