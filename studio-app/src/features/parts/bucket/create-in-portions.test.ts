import { CallFailed } from '@fourfold/core/client/call-failed';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInPortions } from './create-in-portions.ts';

type Entry = { id: string; bad: boolean };

const entriesOf = (bad: readonly boolean[]): Entry[] => bad.map((is, n) => ({ id: String(n), bad: is }));
const validEntries = (n: number) => entriesOf(Array.from({ length: n }, () => false));
const badList = fc.array(fc.boolean(), { maxLength: 70 });

/** A server that accepts a portion as a whole or not at all; it is unreachable from the call number `cut` on. */
function aServer(cut = Number.POSITIVE_INFINITY) {
  const stored: string[] = [];
  const sizes: number[] = [];
  return {
    has: stored,
    sizes,
    async send(portion: readonly Entry[]) {
      sizes.push(portion.length);
      if (sizes.length >= cut) throw new CallFailed();
      if (portion.some(({ bad }) => bad)) throw new CallFailed(422, { errors: ['questions: it is too long'] });
      for (const { id } of portion) if (!stored.includes(id)) stored.push(id);
      return portion.map(({ id }) => id);
    },
  };
}

const run = (list: readonly Entry[], { send }: ReturnType<typeof aServer>, signal = new AbortController().signal) =>
  createInPortions({ list, send, signal, onProgress: () => {} });

describe('a bulk creation', () => {
  it('creates hundreds in order, in portions, and reports progress after each', async () => {
    const server = aServer();
    const told: number[] = [];
    const list = validEntries(310);
    const { signal } = new AbortController();
    const created = await createInPortions({ list, send: server.send, signal, onProgress: (n) => told.push(n) });
    expect(created).toEqual({ made: list.map(({ id }) => id), refused: [], left: [], reason: null });
    expect(server.has).toEqual(created.made);
    expect(Math.max(...server.sizes)).toBe(25);
    expect(told).toEqual([25, 50, 75, 100, 125, 150, 175, 200, 225, 250, 275, 300, 310]);
  });

  it('accounts for every entry: created, refused or left, and the created ones are on the server in order', () => {
    return fc.assert(
      fc.asyncProperty(badList, fc.integer({ min: 1, max: 40 }), async (bad, cut) => {
        const server = aServer(cut);
        const list = entriesOf(bad);
        const { made, refused, left } = await run(list, server);
        const refusedIds = refused.map(({ one }) => one.id);
        const all = [...made, ...refusedIds, ...left.map(({ id }) => id)];
        expect(all.toSorted()).toEqual(list.map(({ id }) => id).toSorted());
        expect(refused.every(({ one }) => one.bad)).toBe(true);
        expect(made).toEqual(server.has);
        expect(made).toEqual(list.filter(({ id }) => made.includes(id)).map(({ id }) => id));
      }),
    );
  });

  it('creates all valid entries, and reports the invalid ones', async () => {
    const list = validEntries(40).map((one, n) => ({ ...one, bad: n === 3 || n === 30 }));
    const { made, refused, left } = await run(list, aServer());
    expect(made).toHaveLength(38);
    expect(refused).toEqual([list[3], list[30]].map((one) => ({ one, reason: 'questions: it is too long' })));
    expect(left).toEqual([]);
  });

  it('stops if the server is unreachable, and a second run continues without duplicates', async () => {
    const list = validEntries(60);
    const server = aServer(2);
    const first = await run(list, server);
    expect(first.made).toHaveLength(25);
    expect(first.left).toHaveLength(35);
    expect(first.reason).not.toBeNull();
    const second = await run(first.left, aServer());
    expect([...server.has, ...second.made]).toEqual(list.map(({ id }) => id));
  });

  it('stops after a portion of which no entry is valid', async () => {
    const list = entriesOf(Array.from({ length: 200 }, () => true));
    const server = aServer();
    const { refused, left } = await run(list, server);
    expect(refused).toHaveLength(25);
    expect(left).toHaveLength(175);
  });

  it('stops between two calls when it is aborted', async () => {
    const stop = new AbortController();
    const { send } = aServer();
    const list = validEntries(100);
    const onProgress = (settled: number) => settled >= 50 && stop.abort();
    const { made, left, reason } = await createInPortions({ list, send, signal: stop.signal, onProgress });
    expect(made).toHaveLength(50);
    expect(left).toHaveLength(50);
    expect(reason).toBeNull();
  });
});
