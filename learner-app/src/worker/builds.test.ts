import { expect, it } from 'vitest';
import { cacheOf, retired } from './builds.ts';

const [a, b, c] = ['a', 'b', 'c'].map(cacheOf) as [string, string, string];

it('keeps the current build and the one before it, which an open tab may use', () => {
  expect(retired([a], a)).toEqual([]);
  expect(retired([a, b], b)).toEqual([]);
  expect(retired([a, b, c], c)).toEqual([a]);
});

it('keeps the newest other build after a rollback', () => {
  expect(retired([a, b, c], a)).toEqual([b]);
});

it('ignores caches of others', () => {
  expect(retired(['something', a, 'else', b, c], c)).toEqual([a]);
});
