import { setTimeout as wait } from 'node:timers/promises';
import { isOutboxEntry } from '@fourfold/core/client/outbox/is-outbox-entry';
import type { OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { OutboxStore } from '@fourfold/core/client/outbox/outbox-ports';
import type { Change, Kept } from '@fourfold/core/client/outbox/outbox-queue';
import { between } from '../../src/seed/demo-chance.ts';

export type Disk = OutboxStore & {
  /** What lies there, as text. */
  texts(): string[];
};

/** Milliseconds that a slow step takes at most; most take none. */
const slowest = 30;

/**
 * A disk that outlives its tabs. It holds text, so that no tab has in its hands what another one reads; its steps come
 * one after the other, each whole. `letGo` hears of each entry that an outbox has taken off it.
 */
export function createDisk(chance: () => number, letGo: (entry: OutboxEntry) => void): Disk {
  let rows: { key: number; text: string }[] = [];
  let lastKey = 0;
  let last: Promise<unknown> = Promise.resolve();

  const slow = () => wait(chance() < 0.9 ? 0 : between(chance, 1, slowest));

  function inTurn<T>(work: () => T): Promise<T> {
    const done = last.then(slow).then(work);
    last = done.catch(() => {});
    return done.then((result) => slow().then(() => result));
  }

  function kept(): Kept[] {
    return rows.map(({ key, text }) => {
      const value: unknown = JSON.parse(text);
      return isOutboxEntry(value) ? { key, entry: value } : { key, unreadable: value, account_id: null };
    });
  }

  function commit({ add, replace, remove }: Change): Kept[] {
    const put = new Map(replace.map(({ key, entry }) => [key, JSON.stringify(entry)]));
    for (const one of kept()) if ('entry' in one && remove.includes(one.key)) letGo(one.entry);
    rows = rows
      .filter(({ key }) => !remove.includes(key))
      .map(({ key, text }) => ({ key, text: put.get(key) ?? text }));
    for (const entry of add) {
      lastKey += 1;
      rows.push({ key: lastKey, text: JSON.stringify(entry) });
    }
    return kept();
  }

  return {
    read: () => inTurn(kept),
    change: (decide) => inTurn(() => commit(decide(kept()))),
    texts: () => rows.map(({ text }) => text),
  };
}
