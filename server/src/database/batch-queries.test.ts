import { expect, it } from 'vitest';
import { batchQueries, padToBatchSize } from './batch-queries.ts';
import type { Db } from './db.ts';

// Only its identity matters here.
const aDatabase = () => ({}) as Db;

/** A batched query whose statements the test completes; the result of 1 is `1!`. */
function controlledQuery() {
  const statements: { all: readonly number[]; answer(): void; fail(error: Error): void }[] = [];
  const ask = batchQueries((_db, all: readonly number[]) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>();
    statements.push({ all, answer: () => resolve(all.map((one) => `${one}!`)), fail: reject });
    return promise;
  });
  return { ask, statements };
}

it('runs the first request at once, and the requests made meanwhile in one batch', async () => {
  const { ask, statements } = controlledQuery();
  const db = aDatabase();
  const found = [1, 2, 3, 2].map((one) => ask(db, one));
  expect(statements.map(({ all }) => all)).toEqual([[1]]);
  statements[0]?.answer();
  expect(await found[0]).toBe('1!');
  expect(statements.map(({ all }) => all)).toEqual([[1], [2, 3, 2]]);
  statements[1]?.answer();
  expect(await Promise.all(found)).toEqual(['1!', '2!', '3!', '2!']);
  const later = ask(db, 4);
  expect(statements[2]?.all).toEqual([4]);
  statements[2]?.answer();
  expect(await later).toBe('4!');
});

it('puts at most ten requests into a batch, and the others into the next ones', async () => {
  const { ask, statements } = controlledQuery();
  const db = aDatabase();
  const found = Promise.all(Array.from({ length: 24 }, (_, at) => ask(db, at)));
  for (const at of [0, 1, 2, 3]) {
    await Promise.resolve();
    statements[at]?.answer();
    await new Promise(setImmediate);
  }
  expect((await found).at(-1)).toBe('23!');
  expect(statements.map(({ all }) => all.length)).toEqual([1, 10, 10, 3]);
});

it('rejects only the requests of the failed batch', async () => {
  const { ask, statements } = controlledQuery();
  const db = aDatabase();
  const [first, second, third] = [ask(db, 1), ask(db, 2), ask(db, 3)];
  statements[0]?.fail(new Error('lost'));
  await expect(first).rejects.toThrow('lost');
  statements[1]?.answer();
  expect([await second, await third]).toEqual(['2!', '3!']);
});

it('does not wait for a statement on another database', () => {
  const { ask, statements } = controlledQuery();
  void ask(aDatabase(), 1);
  void ask(aDatabase(), 2);
  expect(statements.map(({ all }) => all)).toEqual([[1], [2]]);
});

it('pads arrays to a fixed length, so that one plan fits all', () => {
  expect(padToBatchSize([])).toEqual(Array(10).fill(null));
  expect(padToBatchSize(['a', 'b'])).toEqual(['a', 'b', ...Array(8).fill(null)]);
});
