import { expect, it } from 'vitest';
import { cacheOf, retired } from './builds.ts';

const [a, b, c] = ['a', 'b', 'c'].map(cacheOf) as [string, string, string];

it('keeps the present build and the one before it, which an open tab may still run', () => {
  expect(retired([a], a)).toEqual([]);
  expect(retired([a, b], b)).toEqual([]);
  expect(retired([a, b, c], c)).toEqual([a]);
});

it('keeps the newer of the others after a step back to an old build', () => {
  expect(retired([a, b, c], a)).toEqual([b]);
});

it('touches nothing that is not its own', () => {
  expect(retired(['something', a, 'else', b, c], c)).toEqual([a]);
});
