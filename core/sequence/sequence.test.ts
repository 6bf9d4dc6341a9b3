import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, sequenceMachine } from '../practice/machines.ts';
import {
  isDone,
  newSequence,
  percentComplete,
  pointer,
  questionsComplete,
  type SequenceEvent,
  type SequenceState,
  stepSequence,
} from './sequence.ts';

const answered = (way: { problemset?: string; question?: string } | null, total_questions = 4): SequenceEvent => ({
  kind: 'answered',
  question_id: 'q',
  right: true,
  way: way && { problemset: way.problemset ?? null, question: way.question ?? null },
  total_questions,
});
const completed: SequenceEvent = { kind: 'completed', total_questions: 4 };
const none = () => false;

/** Few ids, so that events often refer to the question or set of the state. */
const id = fc.constantFrom('a', 'b', 'c');
const way = fc.record({ problemset: fc.option(id), question: fc.option(id) });
const event: fc.Arbitrary<SequenceEvent> = fc.oneof(
  fc.record({
    kind: fc.constant('answered' as const),
    question_id: id,
    right: fc.boolean(),
    way: fc.option(way),
    total_questions: fc.nat(60),
  }),
  fc.record({ kind: fc.constant('completed' as const), total_questions: fc.nat(60) }),
  fc.record({
    kind: fc.constant('reset' as const),
    why: fc.constantFrom('reset' as const, 'restart' as const, 'reassigned' as const),
  }),
);
const history = fc.array(event, { maxLength: 40 });

describe('a sequence', () => {
  it('moves to the linked question, through the linked set, or to its end [SEQ-028]', () => {
    const counts = { questions_complete: 1, total_questions: 4 };
    expect(stepSequence(newSequence, answered({ question: 'b' }))).toEqual({
      at: 'question',
      question_id: 'b',
      ...counts,
    });
    expect(stepSequence(newSequence, answered({ problemset: 's', question: 'b' }))).toEqual({
      at: 'problemset',
      problemset_id: 's',
      then: 'b',
      ...counts,
    });
    expect(stepSequence(newSequence, answered({}))).toEqual({ at: 'end', ...counts });
  });

  it('counts one more question on each advance, and none for an answer off the path [SEQ-009]', () => {
    const events = [answered({ question: 'b' }), answered(null), answered({ question: 'c' })];
    expect(events.map((_, n) => questionsComplete(fold(sequenceMachine, events.slice(0, n + 1))))).toEqual([1, 1, 2]);
  });

  it('completes with 100 percent, no question, and all questions counted [SEQ-010]', () => {
    const state = fold(sequenceMachine, [answered({ question: 'b' }), answered({}), completed]);
    expect(sequenceMachine.numbers(state)).toEqual({
      question_id: null,
      total_questions: 4,
      questions_complete: 4,
      started: false,
      percent_complete: 100,
      total_correct: 0,
      next_problemset_id: null,
      next_link_question_id: null,
    });
  });

  it('has the set that it goes through, and the question after it', () => {
    const state = fold(sequenceMachine, [answered({ problemset: 's', question: 'b' })]);
    expect(sequenceMachine.numbers(state)).toMatchObject({
      question_id: null,
      started: true,
      next_problemset_id: 's',
      next_link_question_id: 'b',
    });
    expect(pointer(state)).toBe('b');
  });

  it('is done at its end, or in its last set once that is mastered', () => {
    const last = fold(sequenceMachine, [answered({ problemset: 's' })]);
    expect(isDone(last, none)).toBe(false);
    expect(isDone(last, (set) => set === 's')).toBe(true);
    expect(isDone(fold(sequenceMachine, [answered({ problemset: 's', question: 'b' })]), () => true)).toBe(false);
    expect(isDone(fold(sequenceMachine, [answered({})]), none)).toBe(true);
    expect(stepSequence(last, completed)).toMatchObject({ at: 'complete', by: 's' });
  });

  it('stays complete until a reset', () => {
    fc.assert(
      fc.property(history, (events) => {
        const state = stepSequence(fold(sequenceMachine, events), completed);
        const later = events.filter(({ kind }) => kind === 'answered').reduce(stepSequence, state);
        expect(later).toEqual(state);
        expect(stepSequence(later, { kind: 'reset', why: 'restart' })).toEqual(newSequence);
      }),
    );
  });
});

describe('any history', () => {
  it('gives the same state folded whole or continued from any cut', () => {
    fc.assert(
      fc.property(history, fc.nat(40), (events, cut) => {
        const before = fold(sequenceMachine, events.slice(0, cut));
        expect(events.slice(cut).reduce(stepSequence, before)).toEqual(fold(sequenceMachine, events));
      }),
    );
  });

  it('has a percent between 0 and 100 with 2 decimals, which is 100 only through completion', () => {
    fc.assert(
      fc.property(history, (events) => {
        const state: SequenceState = fold(sequenceMachine, events);
        const percent = percentComplete(state);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBe(Number(percent.toFixed(2)));
        expect(percent === 100).toBe(state.at === 'complete');
      }),
    );
  });

  it('is not moved by an answer off the path', () => {
    fc.assert(
      fc.property(history, (events) => {
        const state = fold(sequenceMachine, events);
        expect(stepSequence(state, answered(null))).toEqual(state);
      }),
    );
  });
});
