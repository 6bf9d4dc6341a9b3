import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MasteryState, newMastery } from '../../mastery/mastery.ts';
import { masteryThreshold } from '../../mastery/run/full-run.ts';
import { newSequence, type SequenceState } from '../../sequence/sequence.ts';
import { masteryMachine } from '../machines.ts';
import { masteryAnswerEvents, sequenceAnswerEvents } from './answer-events.ts';

const everything = { isOpen: () => true, mastered: () => false };
const at = (question_id: string): SequenceState => ({
  at: 'question',
  question_id,
  questions_complete: 1,
  total_questions: 3,
});
const inSequence = {
  question_id: 'a',
  right: true,
  way: { problemset: null, question: 'b' },
  total_questions: 3,
};
const end = { problemset: null, question: null };

describe('an answer in a sequence', () => {
  it('at its current question advances it, also at the start', () => {
    for (const state of [newSequence, at('a')]) {
      expect(sequenceAnswerEvents(state, inSequence, everything)).toEqual([{ kind: 'answered', ...inSequence }]);
    }
  });

  it('off the path is stored without a link', () => {
    expect(sequenceAnswerEvents(at('c'), inSequence, everything)).toEqual([
      { kind: 'answered', ...inSequence, way: null },
    ]);
  });

  it('continues the path if the current question of the path was deleted', () => {
    const content = { ...everything, isOpen: (id: string) => id !== 'c' };
    expect(sequenceAnswerEvents(at('c'), inSequence, content)).toEqual([{ kind: 'answered', ...inSequence }]);
  });

  it('completes it at its end, or after its last set if that is mastered', () => {
    const last = { ...inSequence, way: end };
    expect(sequenceAnswerEvents(at('a'), last, everything)[1]).toEqual({
      kind: 'completed',
      total_questions: 3,
    });
    const throughSet = { ...inSequence, way: { problemset: 's', question: null } };
    expect(sequenceAnswerEvents(at('a'), throughSet, everything)).toHaveLength(1);
    expect(sequenceAnswerEvents(at('a'), throughSet, { ...everything, mastered: () => true })).toHaveLength(2);
  });

  it('does not move a complete sequence', () => {
    const complete: SequenceState = { at: 'complete', by: null, questions_complete: 3, total_questions: 3 };
    expect(sequenceAnswerEvents(complete, { ...inSequence, way: end }, everything)).toEqual([
      { kind: 'answered', ...inSequence, way: null },
    ]);
  });
});

describe('an answer in a problem set', () => {
  const inSet = { question_id: 'a', right: true, next: 'b', total_questions: 3 };
  const state = (changes: Partial<MasteryState>): MasteryState => ({ ...newMastery, ...changes });

  it('completes it if it is the fourth right one in a row', () => {
    expect(masteryAnswerEvents(state({ run: 3 }), inSet, everything).map(({ kind }) => kind)).toEqual([
      'answered',
      'completed',
    ]);
    expect(masteryAnswerEvents(state({ run: 3 }), { ...inSet, right: false }, everything)).toHaveLength(1);
  });

  it('starts a new run if the last one is full', () => {
    const mastered = state({ run: 4, mastered: true });
    const events = masteryAnswerEvents(mastered, inSet, everything);
    expect(events.map(({ kind }) => kind)).toEqual(['run_started', 'answered']);
    expect(events.reduce(masteryMachine.step, mastered)).toMatchObject({ run: 1, mastered: true });
  });

  it('off the path is stored and does not count: the same question in two tabs counts once', () => {
    const current = state({ question_id: 'c', run: 3, answered: 3, total_questions: 3 });
    for (const right of [true, false]) {
      const events = masteryAnswerEvents(current, { ...inSet, right }, everything);
      expect(events).toEqual([{ kind: 'answered', ...inSet, right, next: null, off_path: true }]);
      expect(events.reduce(masteryMachine.step, current)).toEqual({ ...current, answered: 4 });
    }
    const full = state({ question_id: 'c', run: 4, mastered: true });
    expect(masteryAnswerEvents(full, inSet, everything)).toHaveLength(1);
  });

  it('to a question that was deleted while it was shown counts, and keeps the current question', () => {
    const withoutIt = { isOpen: (id: string) => id !== 'a', mastered: () => false };
    const events = masteryAnswerEvents(state({ question_id: 'c', run: 1 }), inSet, withoutIt);
    expect(events).toEqual([{ kind: 'answered', ...inSet, next: null }]);
    expect(events.reduce(masteryMachine.step, state({ question_id: 'c', run: 1 }))).toMatchObject({
      run: 2,
      question_id: 'c',
    });
  });

  it('masters it if and only if four in a row are right', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 30 }), (outcomes) => {
        let mastery: MasteryState = newMastery;
        for (const right of outcomes) {
          mastery = masteryAnswerEvents(mastery, { ...inSet, next: 'a', right }, everything).reduce(
            masteryMachine.step,
            mastery,
          );
        }
        const inARow = outcomes.map((right) => (right ? '1' : '0')).join('');
        expect(mastery.mastered).toBe(inARow.includes('1'.repeat(masteryThreshold)));
      }),
    );
  });
});
