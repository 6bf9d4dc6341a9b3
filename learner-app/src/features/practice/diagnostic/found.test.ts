import { expect, it } from 'vitest';
import { foundText } from './found.ts';

const anAnswer = (area: string, right: boolean | null) => ({ area, right });

it('names the areas without a wrong answer and those with one, each once, in the order of the questions', () => {
  const all = [
    anAnswer('Algebra', true),
    anAnswer('Boundaries', false),
    anAnswer('Algebra', false),
    anAnswer('Circles', true),
  ];
  expect(foundText(all)).toBe('Right throughout: Circles. With a miss: Algebra, Boundaries.');
  expect(foundText([anAnswer('Algebra', true), anAnswer('Circles', null)])).toBe('Right throughout: Algebra.');
  expect(foundText([anAnswer('Algebra', false)])).toBe('With a miss: Algebra.');
  expect(foundText([])).toBe('');
});
