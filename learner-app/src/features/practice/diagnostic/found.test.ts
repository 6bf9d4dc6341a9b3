import { expect, it } from 'vitest';
import { foundText } from './found.ts';

const asked = (area: string, right: boolean | null) => ({ area, right });

it('names the areas without a wrong answer and those with one, each once, in the order of the questions', () => {
  const all = [asked('Algebra', true), asked('Boundaries', false), asked('Algebra', false), asked('Circles', true)];
  expect(foundText(all)).toBe('Right throughout: Circles. With a miss: Algebra, Boundaries.');
  expect(foundText([asked('Algebra', true), asked('Circles', null)])).toBe('Right throughout: Algebra.');
  expect(foundText([asked('Algebra', false)])).toBe('With a miss: Algebra.');
  expect(foundText([])).toBe('');
});
