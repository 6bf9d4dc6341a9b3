import { expect, it } from 'vitest';
import { countText } from './tree-counts.ts';

const counts = new Map(
  [
    { id: 'a', questions: 1, problem_sets: 0 },
    { id: 'b', questions: 1_200, problem_sets: 1 },
    { id: 'c', questions: 0, problem_sets: 2 },
  ].map((one) => [one.id, one]),
);

it.each([
  [['a'], '1 question'],
  [['b'], '1,200 questions, 1 set'],
  [['c'], '2 sets'],
  [['a', 'b', 'c'], '1,201 questions, 3 sets'],
  [['d'], 'empty'],
])('the count of %j is %s', (ids, text) => {
  expect(countText(counts, ids)).toBe(text);
});
