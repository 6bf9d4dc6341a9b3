import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newEntry, type OutboxDraft, type OutboxEntry } from '../../client/outbox/outbox-entry.ts';
import {
  addChange,
  confirmChange,
  noChange,
  readableEntries,
  setAsideChange,
} from '../../client/outbox/outbox-queue.ts';
import { aDraft, anId } from '../../client/outbox/testing/entries.ts';
import { openOutboxStore } from './outbox-store.ts';

let name = '';
let store: ReturnType<typeof openOutboxStore>;
beforeEach(() => {
  name = `outbox ${Math.random()}`;
  store = openOutboxStore(name);
});
afterEach(() => store.close());

const entry = (draft: OutboxDraft = aDraft()): OutboxEntry => newEntry(draft);
const add = (...entries: OutboxEntry[]) => store.change((stored) => addChange(stored, entries));

describe('the outbox in IndexedDB', () => {
  it('keeps entries over a reload, in the order of writing', async () => {
    const [a, b, c] = [entry(), entry(), entry()];
    await add(a, b);
    store.close();
    store = openOutboxStore(name);
    const after = await add(c);
    expect(readableEntries(after).map((one) => one.entry)).toEqual([a, b, c]);
    expect(await store.read()).toEqual(after);
  });

  it('returns the stored items after each change: merged, set aside and removed', async () => {
    const first = entry(aDraft({ record: anId(5) }));
    const [a, b] = readableEntries(await add(first, entry()));
    if (!a || !b) throw new Error('two were written');
    const merged = await add(entry(aDraft({ record: anId(5), after: 7 })));
    expect(merged).toHaveLength(2);
    expect(await store.change((stored) => confirmChange(stored, a.entry))).toHaveLength(2);
    const aside = await store.change((stored) => setAsideChange(stored, b.entry.id, { status: 422, message: 'No' }));
    expect(readableEntries(aside).map((one) => one.entry.aside?.status)).toEqual([undefined, 422]);
    const remaining = await store.change((stored) => ({ ...noChange, remove: [stored[0]?.key ?? 0] }));
    expect(remaining.map(({ key }) => key)).toEqual([b.key]);
    expect(await store.read()).toEqual(remaining);
  });

  it('never assigns a key twice', async () => {
    const [a] = await add(entry());
    await store.change(() => ({ ...noChange, remove: [a?.key ?? 0] }));
    const [b] = await add(entry());
    expect(b?.key).toBeGreaterThan(a?.key ?? 0);
  });

  it('keeps unreadable items', async () => {
    await add(entry());
    const db = await openDB(name, 1);
    const strange = { v: 2, kind: 'from a later version' };
    await db.put('entries', strange, 77);
    await db.put('entries', { v: 2, account_id: anId(3) }, 78);
    const after = await add(entry());
    expect(after.map((one) => 'unreadable' in one)).toEqual([false, true, true, false]);
    expect(after.slice(1, 3)).toEqual([
      { key: 77, unreadable: strange, account_id: null },
      { key: 78, unreadable: { v: 2, account_id: anId(3) }, account_id: anId(3) },
    ]);
    expect(await db.get('entries', 77)).toEqual(strange);
    db.close();
  });

  it('loses no change when two tabs write at once', async () => {
    const second = openOutboxStore(name);
    const tabs = [store, second];
    await Promise.all(
      Array.from({ length: 40 }, (_, n) => tabs[n % 2]?.change((stored) => addChange(stored, [entry()]))),
    );
    expect(await store.read()).toHaveLength(40);
    second.close();
  });

  it('writes with strict durability', async () => {
    const transactionOptions: unknown[] = [];
    const plain = IDBDatabase.prototype.transaction;
    IDBDatabase.prototype.transaction = function (this: IDBDatabase, ...args: Parameters<typeof plain>) {
      if (args[1] === 'readwrite') transactionOptions.push(args[2]);
      return plain.apply(this, args);
    };
    await add(entry());
    await store.change(() => noChange);
    IDBDatabase.prototype.transaction = plain;
    expect(transactionOptions).toEqual([{ durability: 'strict' }, { durability: 'strict' }]);
  });

  it('applies a change completely or not at all', async () => {
    const [a] = readableEntries(await add(entry()));
    if (!a) throw new Error('one was written');
    const unwritable = { ...entry(), body: { when: () => 0 } } as unknown as OutboxEntry;
    const step = store.change(() => ({ add: [entry(), unwritable], replace: [], remove: [a.key] }));
    await expect(step).rejects.toThrow();
    await expect(
      store.change(() => {
        throw new Error('undecided');
      }),
    ).rejects.toThrow('undecided');
    expect(readableEntries(await store.read()).map((one) => one.entry)).toEqual([a.entry]);
  });

  it('opens again after a failure to open', async () => {
    const plain = IDBFactory.prototype.open;
    IDBFactory.prototype.open = () => {
      throw new DOMException('private', 'SecurityError');
    };
    await expect(add(entry())).rejects.toThrow('private');
    IDBFactory.prototype.open = plain;
    expect(await add(entry())).toHaveLength(1);
  });

  it('closes for a later version of the app, and then fails', async () => {
    await add(entry());
    const newer = await openDB(name, 2);
    newer.close();
    await expect(store.read()).rejects.toThrow();
  });
});
