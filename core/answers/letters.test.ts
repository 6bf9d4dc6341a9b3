import { expect, it } from 'vitest';
import { answerLetters, letterAt, positionOf } from './letters.ts';

it('letters the answers from A to F and no further', () => {
  expect(answerLetters.map((_, position) => letterAt(position)).join('')).toBe('ABCDEF');
  expect(letterAt(6)).toBeUndefined();
});

it('finds the answer that a key press asks for', () => {
  expect(positionOf('a')).toBe(0);
  expect(positionOf('F')).toBe(5);
  expect(positionOf('g')).toBeUndefined();
  expect(positionOf('Enter')).toBeUndefined();
});
