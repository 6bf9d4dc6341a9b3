import type { TestEntry } from '../contract/tests.ts';

/** The part of an entry that is the student's own and stands as it was given; the rest is filled at submission. */
export type GivenEntry = Pick<
  TestEntry,
  | 'questionId'
  | 'givenAnswerIds'
  | 'isFreeResponse'
  | 'freeResponseGivenAnswer'
  | 'markUncertain'
  | 'isComplete'
  | 'rev'
  | 'struckAnswerIds'
>;

/** What is kept of one question of an attempt. */
export type KeptEntry = {
  entry: GivenEntry;
  /** Seconds in view; only grows. */
  timeSpent: number;
  /** Entries that another one replaced, or that came when it was there already: by `rev`, then as they came. */
  replaced: readonly GivenEntry[];
};

/** Something was answered: chosen, or typed. */
export function isAnswered(entry: Pick<TestEntry, 'givenAnswerIds' | 'freeResponseGivenAnswer'>): boolean {
  return entry.givenAnswerIds.length > 0 || entry.freeResponseGivenAnswer.trim() !== '';
}
