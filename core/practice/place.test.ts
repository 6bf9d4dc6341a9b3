import { describe, expect, it } from 'vitest';
import { newMastery } from '../mastery/mastery.ts';
import { newSequence } from '../sequence/sequence.ts';
import { sequencePlace } from './sequence-place.ts';
import { setPlace } from './set-place.ts';
import { anId, aQuestion } from './testing/questions.ts';

const counts = { questions_complete: 1, total_questions: 3 };
const questions = [aQuestion(1, { is_hidden: true }), aQuestion(2), aQuestion(3)];
const none = () => false;
const all = () => true;

describe('where a sequence goes on', () => {
  it('starts at the first question that is shown', () => {
    expect(sequencePlace(newSequence, questions, none)).toEqual({ at: 'question', questionId: anId(2) });
  });

  it('goes on at the stored pointer, and at the start when its question is gone or hidden', () => {
    const at = (id: number) => ({ at: 'question', question_id: anId(id), ...counts }) as const;
    expect(sequencePlace(at(3), questions, none)).toEqual({ at: 'question', questionId: anId(3) });
    expect(sequencePlace(at(1), questions, none)).toEqual({ at: 'question', questionId: anId(2) });
    expect(sequencePlace(at(99), questions, none)).toEqual({ at: 'question', questionId: anId(2) });
  });

  it('leads into a set that is not mastered, and past one that is', () => {
    const state = { at: 'problemset', problemset_id: anId(800), then: anId(3), ...counts } as const;
    expect(sequencePlace(state, questions, none)).toEqual({ at: 'problemset', problemsetId: anId(800) });
    expect(sequencePlace(state, questions, all)).toEqual({ at: 'question', questionId: anId(3) });
    expect(sequencePlace({ ...state, then: null }, questions, all)).toEqual({ at: 'end' });
  });

  it('says when it is at its end, complete, or has nothing to show', () => {
    expect(sequencePlace({ at: 'end', ...counts }, questions, none)).toEqual({ at: 'end' });
    expect(sequencePlace({ at: 'complete', by: null, ...counts }, questions, none)).toEqual({ at: 'complete' });
    expect(sequencePlace(newSequence, [aQuestion(1, { is_hidden: true })], none)).toEqual({ at: 'empty' });
  });
});

describe('where a problem set goes on', () => {
  const set = [aQuestion(1), aQuestion(2, { is_hidden: true }), aQuestion(3)];
  const open = { fresh: false };

  it('starts at the first question that is shown and goes on at the stored one', () => {
    expect(setPlace(newMastery, set, open)).toEqual({ at: 'question', questionId: anId(1) });
    expect(setPlace({ ...newMastery, question_id: anId(3) }, set, open)).toEqual({
      at: 'question',
      questionId: anId(3),
    });
  });

  it('passes by a question that was hidden since, and wraps at the end', () => {
    expect(setPlace({ ...newMastery, question_id: anId(2) }, set, open)).toEqual({
      at: 'question',
      questionId: anId(3),
    });
    const last = [aQuestion(1), aQuestion(3, { is_hidden: true })];
    expect(setPlace({ ...newMastery, question_id: anId(3) }, last, open)).toEqual({
      at: 'question',
      questionId: anId(1),
    });
  });

  it('is mastered with a full run, unless it was opened afresh', () => {
    const full = { ...newMastery, run: 4, mastered: true };
    expect(setPlace(full, set, open)).toEqual({ at: 'mastered' });
    expect(setPlace(full, set, { fresh: true })).toEqual({ at: 'question', questionId: anId(1) });
  });

  it('has nothing to show when every question is hidden', () => {
    expect(setPlace(newMastery, [aQuestion(1, { is_hidden: true })], open)).toEqual({ at: 'empty' });
  });
});
