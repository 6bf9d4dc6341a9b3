import { expect, it } from 'vitest';
import { anEntry } from '../test-entries/testing/an-entry.ts';
import { questionState } from './question-state.ts';

const judged = { isCorrect: false, correctAnswerIds: ['b'], freeResponseCorrectAnswer: '', title: 'Why?' };
const choice = { ...judged, isFreeResponse: false };
const typed = { ...judged, isFreeResponse: true };

it.each([
  ['right', { entry: anEntry('q', { givenAnswerIds: ['b'] }), judged: { ...choice, isCorrect: true }, isTried: false }],
  ['wrong', { entry: anEntry('q', { givenAnswerIds: ['a'] }), judged: choice, isTried: false }],
  ['wrong', { entry: anEntry('q', { freeResponseGivenAnswer: '4' }), judged: typed, isTried: false }],
  ['left_out', { entry: anEntry('q', { markUncertain: true, isComplete: true }), judged: choice, isTried: false }],
  // What was given for another kind of question is no answer.
  ['left_out', { entry: anEntry('q', { givenAnswerIds: ['a'] }), judged: typed, isTried: false }],
  ['left_out', { entry: null, judged: null, isTried: false }],
  ['tried', { entry: anEntry('q', { givenAnswerIds: ['b'] }), judged: { ...choice, isCorrect: true }, isTried: true }],
] as const)('is %s', (state, question) => {
  expect(questionState(question)).toBe(state);
});
