import { setTimeout as wait } from 'node:timers/promises';
import { isOutboxEntry } from '@fourfold/core/client/outbox/is-outbox-entry';
import type { OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { OutboxStore } from '@fourfold/core/client/outbox/outbox-ports';
import type { StoreChange, StoredItem } from '@fourfold/core/client/outbox/outbox-queue';
import { between } from '../../src/seed/demo-chance.ts';

export type Disk = OutboxStore & {
  /** All stored items as text. */
  texts(): string[];
};

/** Maximum milliseconds of a slow step; most steps are immediate. */
const maxDelayMs = 30;

/**
 * A disk that outlives its tabs. It stores text, so that tabs share no objects; its steps run one
 * after the other, each atomic. `onRemoved` is called for each entry that an outbox removed.
 */
export function createDisk(chance: () => number, onRemoved: (entry: OutboxEntry) => void): Disk {
  let rows: { key: number; text: string }[] = [];
  let lastKey = 0;
  let last: Promise<unknown> = Promise.resolve();

  const randomDelay = () => wait(chance() < 0.9 ? 0 : between(chance, 1, maxDelayMs));

  function runInOrder<T>(work: () => T): Promise<T> {
    const done = last.then(randomDelay).then(work);
    last = done.catch(() => {});
    return done.then((result) => randomDelay().then(() => result));
  }

  function storedItems(): StoredItem[] {
    return rows.map(({ key, text }) => {
      const value: unknown = JSON.parse(text);
      return isOutboxEntry(value) ? { key, entry: value } : { key, unreadable: value, account_id: null };
    });
  }

  function commit({ add, replace, remove }: StoreChange): StoredItem[] {
    const put = new Map(replace.map(({ key, entry }) => [key, JSON.stringify(entry)]));
    for (const one of storedItems()) if ('entry' in one && remove.includes(one.key)) onRemoved(one.entry);
    rows = rows
      .filter(({ key }) => !remove.includes(key))
      .map(({ key, text }) => ({ key, text: put.get(key) ?? text }));
    for (const entry of add) {
      lastKey += 1;
      rows.push({ key: lastKey, text: JSON.stringify(entry) });
    }
    return storedItems();
  }

  return {
    read: () => runInOrder(storedItems),
    change: (decide) => runInOrder(() => commit(decide(storedItems()))),
    texts: () => rows.map(({ text }) => text),
  };
}
