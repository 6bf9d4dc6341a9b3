import { expect, it, vi } from 'vitest';
import { createContentCache, type LoadedContent } from './content-cache.ts';
import { anyRoot } from './content-clock.ts';

type Loaded = LoadedContent<{ data: string[] }>;
const contentOf = (...questions: string[]) => ({ data: questions });
const loadedFrom = (roots: Loaded['roots'], ...questions: string[]): Loaded => ({
  content: contentOf(...questions),
  roots,
});

/** A cache with the changes of a database, and how often these were read. */
function aCache() {
  const database = { clock: 1, changed: new Map<string, number>() };
  const readChanged = vi.fn(async (after: number) => ({
    clock: database.clock,
    changed: [...database.changed].flatMap(([root_id, changed_at]) =>
      changed_at > after ? { root_id, changed_at } : [],
    ),
  }));
  const cache = createContentCache(readChanged);
  return {
    database,
    readChanged,
    change(...roots: string[]) {
      database.clock += 1;
      for (const root of roots) database.changed.set(root, database.clock);
    },
    /** A reader of a request that begins now. */
    now: () => cache.at(database.clock),
    at: cache.at,
  };
}

it('loads a key once while its roots do not change', async () => {
  const { now, change, readChanged } = aCache();
  const load = vi.fn(async () => loadedFrom(['topic', 'set'], 'one'));
  expect(await now()('a set', load)).toEqual(contentOf('one'));
  expect(await now()('a set', load)).toEqual(contentOf('one'));
  change('another topic');
  await now()('a set', load);
  expect(load).toHaveBeenCalledTimes(1);
  change('set');
  await now()('a set', load);
  expect(load).toHaveBeenCalledTimes(2);
  change(anyRoot);
  await now()('a set', load);
  expect(load).toHaveBeenCalledTimes(3);
  // Read once for each value of the clock.
  expect(readChanged).toHaveBeenCalledTimes(4);
});

it('content of unknown roots is loaded again after every change', async () => {
  const { now, change } = aCache();
  const load = vi.fn(async () => loadedFrom('any'));
  await now()('an empty set', load);
  await now()('an empty set', load);
  change('another topic');
  await now()('an empty set', load);
  expect(load).toHaveBeenCalledTimes(2);
});

it('what was loaded while its root changed counts as loaded before the change', async () => {
  const { now, change } = aCache();
  await now()('another', async () => loadedFrom(['another'], 'other'));
  const { promise, resolve } = Promise.withResolvers<Loaded>();
  const before = now()('a set', () => promise);
  change('topic');
  const after = now()('a set', async () => loadedFrom(['topic'], 'new'));
  resolve(loadedFrom(['topic'], 'old'));
  expect(await before).toEqual(contentOf('old'));
  expect(await after).toEqual(contentOf('new'));
  expect(await now()('a set', async () => loadedFrom(['topic'], 'unused'))).toEqual(contentOf('new'));
});

it('a request that read the clock before the others gets content that is at least as new', async () => {
  const { now, at, change } = aCache();
  await now()('a set', async () => loadedFrom(['topic'], 'old'));
  change('topic');
  await now()('a set', async () => loadedFrom(['topic'], 'new'));
  expect(await at(1)('a set', async () => loadedFrom(['topic'], 'unused'))).toEqual(contentOf('new'));
});

it('discards everything when the clock turned back, as after a loss of the last transactions', async () => {
  const { database, now, change } = aCache();
  change('topic');
  await now()('a set', async () => loadedFrom(['topic'], 'lost'));
  database.clock = 1;
  database.changed.clear();
  expect(await now()('a set', async () => loadedFrom(['topic'], 'present'))).toEqual(contentOf('present'));
});

it('loads once for all simultaneous requests', async () => {
  const { now, readChanged } = aCache();
  const load = vi.fn(async () => loadedFrom(['topic'], 'one'));
  const found = await Promise.all(Array.from({ length: 20 }, () => now()('a set', load)));
  expect(found).toEqual(Array.from({ length: 20 }, () => contentOf('one')));
  expect(load).toHaveBeenCalledTimes(1);
  expect(readChanged).toHaveBeenCalledTimes(1);
});

it('does not cache a failure', async () => {
  const read = aCache().now();
  await expect(read('a set', () => Promise.reject(new Error('not found')))).rejects.toThrow('not found');
  expect(await read('a set', async () => loadedFrom(['topic'], 'one'))).toEqual(contentOf('one'));
});

const aThousand = loadedFrom(['topic'], ...Array.from({ length: 999 }, (_, at) => String(at)));

it('evicts the least recently used value beyond the limit of questions', async () => {
  const read = aCache().now();
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
  const read = aCache().now();
  const found = await Promise.all(Array.from({ length: 9 }, (_, at) => read(`set ${at}`, async () => aThousand)));
  expect(found.every((each) => each === aThousand.content)).toBe(true);
  const book = loadedFrom(['topic'], ...Array.from({ length: 5000 }, (_, at) => String(at)));
  expect(await read('a book', async () => book)).toBe(book.content);
});
