import type { RefusalTexts } from './reasons.ts';

/** Refusals about practice, test sections, grades and charts. */
export const practiceRefusals = {
  answer_id_taken: {
    reason: 'conflict',
    text: 'This id already names another answer: give each answer an id of its own',
  },
  question_erased: { reason: 'gone', text: 'This question was deleted for good before this answer arrived.' },
  attempt_replaced: {
    reason: 'conflict',
    text: 'This test was begun anew. This answer belongs to an earlier attempt.',
  },
  already_submitted: { reason: 'conflict', text: 'This test was already submitted' },
  record_without_sections: {
    reason: 'malformed',
    text: ({ family }: { family: string }) => `A record of an official ${family} has no sections to grade`,
  },
  awaits_review: {
    reason: 'conflict',
    text: ({ section }: { section: string }) => `${section} was handed in. It can be corrected when its review opens.`,
  },
  /** `problem` is the sentence of the window's rule. */
  invalid_period: { reason: 'malformed', text: ({ problem }: { problem: string }) => problem },
} as const satisfies RefusalTexts;
