import { expect, it, vi } from 'vitest';
import { createContentCache } from './content-cache.ts';

const contentOf = (...questions: string[]) => ({ data: questions });

it('loads a key once while the version stays the same', async () => {
  const content = createContentCache();
  const load = vi.fn(async () => contentOf('one'));
  expect(await content.atVersion('first')('a set', load)).toEqual(contentOf('one'));
  expect(await content.atVersion('first')('a set', load)).toEqual(contentOf('one'));
  expect(load).toHaveBeenCalledTimes(1);
  await content.atVersion('first')('another set', load);
  await content.atVersion('second')('a set', load);
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads once for all simultaneous requests', async () => {
  const read = createContentCache().atVersion('first');
  const load = vi.fn(async () => contentOf('one'));
  const found = await Promise.all(Array.from({ length: 20 }, () => read('a set', load)));
  expect(found).toEqual(Array.from({ length: 20 }, () => contentOf('one')));
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not cache a failure', async () => {
  const read = createContentCache().atVersion('first');
  await expect(read('a set', () => Promise.reject(new Error('not found')))).rejects.toThrow('not found');
  expect(await read('a set', async () => contentOf('one'))).toEqual(contentOf('one'));
});

const aThousand = contentOf(...Array.from({ length: 999 }, (_, at) => String(at)));

it('evicts the least recently used value beyond the limit of questions', async () => {
  const read = createContentCache().atVersion('first');
  const load = vi.fn(async () => aThousand);
  for (const at of [0, 1, 2, 3]) await read(`set ${at}`, load);
  await read('set 0', load);
  expect(load).toHaveBeenCalledTimes(4);
  await read('set 4', load);
  await read('set 0', load);
  expect(load).toHaveBeenCalledTimes(5);
  await read('set 1', load);
  expect(load).toHaveBeenCalledTimes(6);
});

it('returns a value that is too large to cache', async () => {
  const read = createContentCache().atVersion('first');
  const found = await Promise.all(Array.from({ length: 9 }, (_, at) => read(`set ${at}`, async () => aThousand)));
  expect(found.every((each) => each === aThousand)).toBe(true);
  const book = contentOf(...Array.from({ length: 5000 }, (_, at) => String(at)));
  expect(await read('a book', async () => book)).toBe(book);
});
