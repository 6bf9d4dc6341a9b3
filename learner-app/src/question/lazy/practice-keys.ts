/**
 * The shortcuts of a question of practice, as the list of shortcuts shows them. Their handlers (use-shortcuts.ts) have
 * exactly these names; only the type is imported there, so that the texts are loaded with the list.
 */
export const practiceKeys = {
  letter: { keys: ['A', '…', 'F'], title: 'Choose an answer' },
  Enter: { keys: ['Enter'], title: 'Check, then the next question' },
  ArrowLeft: { keys: ['←'], title: 'The answer before' },
  ArrowRight: { keys: ['→'], title: 'The answer after' },
} as const;
/** The keys other than letters and Enter. */
export type ArrowKey = Exclude<keyof typeof practiceKeys, 'letter' | 'Enter'>;
