import type { PracticeSet } from './api-data.ts';

/** The first and the last number of the students of one process. */
export type StudentRange = readonly [first: number, last: number];
/** One answer or read: the student, the set and the question. */
export type Turn = {
  student: number;
  set: PracticeSet;
  question: PracticeSet['questions'][number];
  /** Number of the turn, from 1. */
  count: number;
};

/**
 * Returns a function that gives the next student and question of one of `workers` concurrent workers. Each worker has
 * its own students and takes them in turn through a set, so a student never has two answers in flight.
 */
export function turnsOf(sets: readonly PracticeSet[], [first, last]: StudentRange, workers: number, worker: number) {
  const own = Math.floor((last - first + 1) / workers);
  if (own < 1) throw new Error(`${workers} workers are too many for the students ${first} to ${last}`);
  let count = 0;
  return (): Turn => {
    const student = first + worker + workers * (count % own);
    const set = sets[student % sets.length];
    const question = set?.questions[Math.floor(count / own) % set.questions.length];
    if (!set || !question) throw new Error('there is nothing to practise');
    count += 1;
    return { student, set, question, count };
  };
}
