import type { Progress, SequenceReference } from '@fourfold/core/contract/practice';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import { expect, it } from 'vitest';
import { completionOf } from './completion-of.ts';

const record: Progress = {
  user_id: 'me',
  reference_type: 'HomeSubTopic',
  reference_id: 'it',
  question_id: null,
  total_questions: 4,
  questions_complete: 4,
  started: false,
  percent_complete: 100,
  total_correct: 0,
  next_problemset_id: null,
  next_link_question_id: null,
  time_spent_before_answer: 0,
  time_spent_after_answer: 0,
  sat_id: null,
  act_id: null,
  subtopic_id: null,
  subsubtopic_id: null,
  sat_question_id: null,
  seq: 5,
  state: { at: 'complete', by: null, questions_complete: 4, total_questions: 4 },
};

const sequence = (reference_type: SequenceReference, percent_complete = 100) => ({
  ...record,
  reference_type,
  percent_complete,
});
const inSet = (run: number, mastered = run === 4): Progress => {
  const state: MasteryState = { run, mastered, question_id: 'q', answered: 9, total_questions: 6 };
  return { ...record, reference_type: 'HomeProblemSetQuestions', total_correct: mastered ? 4 : run, state };
};

it('names a topic’s sequence by its kind and parent; math is "home"', () => {
  const ofSubtopic = (kind: string) => completionOf(sequence('HomeSubTopic'), () => kind);
  expect(['math', 'grammar', 'reading'].map(ofSubtopic)).toEqual([
    { type: 'home', subtopic_id: 'it' },
    { type: 'grammar', subtopic_id: 'it' },
    { type: 'reading', subtopic_id: 'it' },
  ]);
  expect(completionOf(sequence('HomeSubsubTopic'), () => 'math')).toEqual({ type: 'home', subsubtopic_id: 'it' });
});

it('names the sequence of a SAT or ACT by its question, whatever the topic', () => {
  const unknown = () => undefined;
  expect(completionOf(sequence('HomeSatQuestionTopic'), unknown)).toEqual({ type: 'sat', sat_question_id: 'it' });
  expect(completionOf(sequence('HomeActQuestionTopic'), unknown)).toEqual({ type: 'act', act_question_id: 'it' });
});

it('returns null before the end, and if the kind of topic is unknown', () => {
  expect(completionOf(sequence('HomeSubTopic', 99.99), () => 'math')).toBeNull();
  expect(completionOf(sequence('HomeSubTopic'), () => undefined)).toBeNull();
});

it('reports a set at the fourth right answer in a row, and not again in a new run', () => {
  const nowhere = () => undefined;
  expect(completionOf(inSet(3), nowhere)).toBeNull();
  expect(completionOf(inSet(4), nowhere)).toEqual({ type: 'problemset', problem_set_id: 'it' });
  expect(completionOf(inSet(1, true), nowhere)).toBeNull();
});
