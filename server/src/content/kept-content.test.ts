import { expect, it, vi } from 'vitest';
import { keepContent } from './kept-content.ts';

const placeOf = (...questions: string[]) => ({ data: questions });

it('loads a key once while the version stays the same', async () => {
  const content = keepContent();
  const load = vi.fn(async () => placeOf('one'));
  expect(await content.at('first')('a set', load)).toEqual(placeOf('one'));
  expect(await content.at('first')('a set', load)).toEqual(placeOf('one'));
  expect(load).toHaveBeenCalledTimes(1);
  await content.at('first')('another set', load);
  await content.at('second')('a set', load);
  expect(load).toHaveBeenCalledTimes(3);
});

it('loads once for all simultaneous requests', async () => {
  const read = keepContent().at('first');
  const load = vi.fn(async () => placeOf('one'));
  const found = await Promise.all(Array.from({ length: 20 }, () => read('a set', load)));
  expect(found).toEqual(Array.from({ length: 20 }, () => placeOf('one')));
  expect(load).toHaveBeenCalledTimes(1);
});

it('does not cache a failure', async () => {
  const read = keepContent().at('first');
  await expect(read('a set', () => Promise.reject(new Error('not found')))).rejects.toThrow('not found');
  expect(await read('a set', async () => placeOf('one'))).toEqual(placeOf('one'));
});

const aThousand = placeOf(...Array.from({ length: 999 }, (_, at) => String(at)));

it('evicts the least recently used value beyond the limit of questions', async () => {
  const read = keepContent().at('first');
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
  const read = keepContent().at('first');
  const found = await Promise.all(Array.from({ length: 9 }, (_, at) => read(`set ${at}`, async () => aThousand)));
  expect(found.every((each) => each === aThousand)).toBe(true);
  const book = placeOf(...Array.from({ length: 5000 }, (_, at) => String(at)));
  expect(await read('a book', async () => book)).toBe(book);
});
