import { expect, it } from 'vitest';
import { buildCacheName, outdatedCaches } from './builds.ts';

const [a, b, c] = ['a', 'b', 'c'].map(buildCacheName) as [string, string, string];

it('keeps the current build and the one before it, which an open tab may use', () => {
  expect(outdatedCaches([a], a)).toEqual([]);
  expect(outdatedCaches([a, b], b)).toEqual([]);
  expect(outdatedCaches([a, b, c], c)).toEqual([a]);
});

it('keeps the newest other build after a rollback', () => {
  expect(outdatedCaches([a, b, c], a)).toEqual([b]);
});

it('ignores caches of others', () => {
  expect(outdatedCaches(['something', a, 'else', b, c], c)).toEqual([a]);
});
