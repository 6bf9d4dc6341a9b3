import { describe, expect, it } from 'vitest';
import type { Progress } from '../contract/practice.ts';
import { newMastery } from '../mastery/mastery.ts';
import { newSequence } from '../sequence/sequence.ts';
import { type Marks, newerProgress, withMark } from './newer-progress.ts';

const begun: Progress['state'] = { at: 'question', question_id: 'q', questions_complete: 1, total_questions: 3 };
// Only the fields that `newerProgress` compares; it copies the others unchanged.
const aReply = (seq: number, marks?: Marks, state: Progress['state'] = begun) =>
  ({ seq, state, ...(marks && { marks }) }) as Progress;

describe('of two replies', () => {
  it('the one with more events wins, in either order', () => {
    expect(newerProgress(aReply(3), aReply(2))).toEqual(aReply(3));
    expect(newerProgress(aReply(2), aReply(3))).toEqual(aReply(3));
    expect(newerProgress(undefined, aReply(1))).toEqual(aReply(1));
  });

  it('with the same number of events the last one wins: times grow without an event', () => {
    const [before, now] = [aReply(2), { ...aReply(2), time_spent_after_answer: 9 }];
    expect(newerProgress(before, now)).toBe(now);
  });

  it('the marks are taken from the one that has them, unless there was a reset', () => {
    expect(newerProgress(aReply(2, { a: true }), aReply(3)).marks).toEqual({ a: true });
    expect(newerProgress(aReply(3), aReply(2, { a: true })).marks).toEqual({ a: true });
    expect(newerProgress(aReply(2, { a: true }), aReply(3, { a: false })).marks).toEqual({ a: false });
    expect(newerProgress(aReply(2, { a: true }), aReply(3, undefined, newSequence)).marks).toEqual({});
    expect(newerProgress(aReply(2, { a: true }), aReply(3, undefined, newMastery)).marks).toEqual({});
  });
});

it('adds the verdict of a save to the marks, if the other marks are known', () => {
  expect(withMark(aReply(2, { a: true, b: true }), 'a', false).marks).toEqual({ a: false, b: true });
  expect(withMark(aReply(2, {}), 'a', true).marks).toEqual({ a: true });
  expect(withMark(aReply(2), 'a', true)).toEqual(aReply(2));
});
