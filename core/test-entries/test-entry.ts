import type { TestEntry } from '../contract/tests.ts';

/** The fields of an entry that the student gave. The server fills in the others at submission. */
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

/** What is stored for one question of an attempt. */
export type StoredEntry = {
  entry: GivenEntry;
  /** Seconds in view; only grows. */
  timeSpent: number;
  /** Entries that lost against `entry`, sorted by `rev`, then by arrival. */
  replaced: readonly GivenEntry[];
};
