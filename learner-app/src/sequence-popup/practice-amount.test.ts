import { expect, it } from 'vitest';
import { practiceAmount } from './practice-amount.ts';

it.each([
  [1, '1 question, about 2 min'],
  [4, '4 questions, about 6 min'],
  [6, '6 questions, about 9 min'],
  [7, '7 questions, about 10 min'],
  [12, '12 questions, about 20 min'],
  [59, '59 questions, about 90 min'],
  [60, '60 questions, about 1.5 h'],
  [80, '80 questions, about 2 h'],
  [301, '301 questions, about 7.5 h'],
])('%i questions are %s', (questions, words) => {
  expect(practiceAmount(questions)).toBe(words);
});
