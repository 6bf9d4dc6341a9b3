import { describe, expect, it } from 'vitest';
import { firstStepOf, type OutcomeStep, stepFrom } from './outcome-steps.ts';

type Links = { right?: string; wrong?: string; rightSet?: string; wrongSet?: string };
const aQuestion = (id: string, links: Links = {}) => ({
  id,
  link_right_question_id: links.right ?? null,
  link_wrong_question_id: links.wrong ?? null,
  link_right_problemset_id: links.rightSet ?? null,
  link_wrong_problemset_id: links.wrongSet ?? null,
});
const questions = [aQuestion('1'), aQuestion('2', { right: '3', wrongSet: 'Powers' }), aQuestion('3')];
const step = (questionId: string, outcome: OutcomeStep['outcome'], kind: OutcomeStep['kind'] = 'question') => ({
  questionId,
  outcome,
  kind,
});

describe('the palette goes on', () => {
  it('to the next outcome without a link of the kind, in the order of the questions', () => {
    expect(stepFrom(questions, step('1', 'right'), 1)).toEqual(step('1', 'wrong'));
    expect(stepFrom(questions, step('1', 'wrong'), 1)).toEqual(step('2', 'wrong'));
    expect(stepFrom(questions, step('2', 'right', 'problemset'), 1)).toEqual(step('3', 'right', 'problemset'));
    expect(stepFrom(questions, step('3', 'wrong'), 1)).toBeNull();
  });

  it('and back', () => {
    expect(stepFrom(questions, step('2', 'wrong'), -1)).toEqual(step('1', 'wrong'));
    expect(stepFrom(questions, step('1', 'right'), -1)).toBeNull();
  });

  it('from the first outcome of a question that has no link: questions before sets', () => {
    expect(firstStepOf(aQuestion('1', { right: '2' }))).toEqual(step('1', 'wrong'));
    expect(firstStepOf(aQuestion('1', { right: '2', wrong: '3' }))).toEqual(step('1', 'right', 'problemset'));
    expect(firstStepOf(aQuestion('1', { right: '2', wrong: '3', rightSet: 'A', wrongSet: 'B' }))).toBeNull();
  });
});
