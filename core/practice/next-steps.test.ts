import { describe, expect, it } from 'vitest';
import { newMastery } from '../mastery/mastery.ts';
import { newSequence } from '../sequence/sequence.ts';
import { nextSequenceStep } from './next-sequence-step.ts';
import { nextSetStep } from './next-set-step.ts';
import { anId, aQuestion } from './testing/practice-questions.ts';

const counts = { questions_complete: 1, total_questions: 3 };
const questions = [aQuestion(1, { is_hidden: true }), aQuestion(2), aQuestion(3)];
const none = () => false;
const all = () => true;

describe('the next step of a sequence', () => {
  it('is its first visible question at the start', () => {
    expect(nextSequenceStep(newSequence, questions, none)).toEqual({ kind: 'question', questionId: anId(2) });
  });

  it('is the stored question, or the first one if that was deleted or hidden', () => {
    const at = (id: number) => ({ at: 'question', question_id: anId(id), ...counts }) as const;
    expect(nextSequenceStep(at(3), questions, none)).toEqual({ kind: 'question', questionId: anId(3) });
    expect(nextSequenceStep(at(1), questions, none)).toEqual({ kind: 'question', questionId: anId(2) });
    expect(nextSequenceStep(at(99), questions, none)).toEqual({ kind: 'question', questionId: anId(2) });
  });

  it('is a set that is not mastered, or the question after a mastered set', () => {
    const state = { at: 'problemset', problemset_id: anId(800), then: anId(3), ...counts } as const;
    expect(nextSequenceStep(state, questions, none)).toEqual({ kind: 'problemset', problemsetId: anId(800) });
    expect(nextSequenceStep(state, questions, all)).toEqual({ kind: 'question', questionId: anId(3) });
    expect(nextSequenceStep({ ...state, then: null }, questions, all)).toEqual({ kind: 'end' });
  });

  it('tells the end, completion and an empty sequence apart', () => {
    expect(nextSequenceStep({ at: 'end', ...counts }, questions, none)).toEqual({ kind: 'end' });
    expect(nextSequenceStep({ at: 'complete', by: null, ...counts }, questions, none)).toEqual({ kind: 'complete' });
    expect(nextSequenceStep(newSequence, [aQuestion(1, { is_hidden: true })], none)).toEqual({ kind: 'empty' });
  });
});

describe('the next step of a problem set', () => {
  const set = [aQuestion(1), aQuestion(2, { is_hidden: true }), aQuestion(3)];
  const open = { fresh: false };

  it('is the first visible question at the start, then the stored one', () => {
    expect(nextSetStep(newMastery, set, open)).toEqual({ kind: 'question', questionId: anId(1) });
    expect(nextSetStep({ ...newMastery, question_id: anId(3) }, set, open)).toEqual({
      kind: 'question',
      questionId: anId(3),
    });
  });

  it('skips a question that was hidden meanwhile, and wraps at the end', () => {
    expect(nextSetStep({ ...newMastery, question_id: anId(2) }, set, open)).toEqual({
      kind: 'question',
      questionId: anId(3),
    });
    const last = [aQuestion(1), aQuestion(3, { is_hidden: true })];
    expect(nextSetStep({ ...newMastery, question_id: anId(3) }, last, open)).toEqual({
      kind: 'question',
      questionId: anId(1),
    });
  });

  it('is mastered with a full run, unless the set was opened with a full run', () => {
    const full = { ...newMastery, run: 4, mastered: true };
    expect(nextSetStep(full, set, open)).toEqual({ kind: 'mastered' });
    expect(nextSetStep(full, set, { fresh: true })).toEqual({ kind: 'question', questionId: anId(1) });
  });

  it('is empty if every question is hidden', () => {
    expect(nextSetStep(newMastery, [aQuestion(1, { is_hidden: true })], open)).toEqual({ kind: 'empty' });
  });
});
