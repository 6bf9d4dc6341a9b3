import { expect, it } from 'vitest';
import { answerLetters, letterAt, positionOf } from './answer-letters.ts';

it('gives the answers the letters A to F, and none after the sixth', () => {
  expect(answerLetters.map((_, position) => letterAt(position)).join('')).toBe('ABCDEF');
  expect(letterAt(6)).toBeUndefined();
});

it('finds the answer for the letter that was pressed', () => {
  expect(positionOf('a')).toBe(0);
  expect(positionOf('F')).toBe(5);
  expect(positionOf('g')).toBeUndefined();
  expect(positionOf('Enter')).toBeUndefined();
});
