import type { Page } from '@playwright/test';
import { yesOrNo } from '../content.ts';

/**
 * A sequence to copy from: a choice question with explanations and links, a typed answer, a hidden
 * question, and a set.
 */
export const source = {
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
export const openQuestion = (page: Page, at: number) =>
  page
    .locator(`[id^="open-"]`)
    .nth(at - 1)
    .click();
