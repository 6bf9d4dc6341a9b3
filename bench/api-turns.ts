import type { PracticeSet } from './api-data.ts';

/** Students by number, the first and the last of those whom one process asks for. */
export type Students = readonly [first: number, last: number];
export type Turn = {
  student: number;
  set: PracticeSet;
  asked: PracticeSet['questions'][number];
  /** From 1. */
  count: number;
};

/**
 * Whose turn it is, of one of `workers` who ask at the same time: each has students of its own, and leads them one
 * after another through a set, question by question, so that no two answers of a student are on their way at once.
 */
export function turnsOf(sets: readonly PracticeSet[], [first, last]: Students, workers: number, worker: number) {
  const own = Math.floor((last - first + 1) / workers);
  if (own < 1) throw new Error(`${workers} workers are too many for the students ${first} to ${last}`);
  let count = 0;
  return (): Turn => {
    const student = first + worker + workers * (count % own);
    const set = sets[student % sets.length];
    const asked = set?.questions[Math.floor(count / own) % set.questions.length];
    if (!set || !asked) throw new Error('there is nothing to practise');
    count += 1;
    return { student, set, asked, count };
  };
}
