import 'fake-indexeddb/auto';
import type { BucketItem } from '@fourfold/core/authoring/bucket';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openBucketStore } from './bucket-store.ts';

const [jonas, ines] = ['0198f6a0-5a00-7000-8000-0000000000aa', '0198f6a0-5a00-7000-8000-0000000000bb'];

let name = '';
let store: ReturnType<typeof openBucketStore>;
beforeEach(() => {
  name = `bucket ${Math.random()}`;
  store = openBucketStore(name);
});
afterEach(() => store.close());

function aSet(n: number, title = `Set ${n}`): BucketItem {
  const id = `0198f6a0-5a00-7000-8000-${String(n).padStart(12, '0')}`;
  const places = { subsubtopic_id: [], sattopic_id: [], sat_question_id: [], act_question_id: [] };
  const positions = { position: [], sat_position: [], act_position: [] };
  const ownFields = { id, _id: id, title, notes: '', formulas: {}, isPublish: true, topicType: null };
  return { kind: 'problem_set', record: { ...ownFields, ...places, ...positions } };
}

describe('the bucket in IndexedDB', () => {
  it('keeps records over a reload, in the order in which they were added', async () => {
    for (const n of [3, 1, 2]) expect(await store.put(jonas, aSet(n))).toBe(true);
    store.close();
    store = openBucketStore(name);
    await store.put(jonas, aSet(9));
    expect(await store.read(jonas)).toEqual({ items: [aSet(3), aSet(1), aSet(2), aSet(9)], unreadable: 0 });
  });

  it('stores a record once, in its first version, even if several tabs add it at the same time', async () => {
    const other = openBucketStore(name);
    const results = await Promise.all([store, other, store, other].map((tab, n) => tab.put(jonas, aSet(1, `${n}`))));
    expect(results.filter(Boolean)).toHaveLength(1);
    const { items } = await other.read(jonas);
    expect(items).toEqual([aSet(1, `${results.indexOf(true)}`)]);
    other.close();
  });

  it('separates the accounts, and clears only one', async () => {
    await store.put(jonas, aSet(1));
    expect(await store.put(ines, aSet(1))).toBe(true);
    await store.put(ines, aSet(2));
    expect((await store.read(jonas)).items).toEqual([aSet(1)]);
    await store.clear(ines);
    expect((await store.read(ines)).items).toEqual([]);
    expect((await store.read(jonas)).items).toEqual([aSet(1)]);
  });

  it('removes a record from any tab, and can add it again', async () => {
    await Promise.all([1, 2, 3].map((n) => store.put(jonas, aSet(n))));
    const other = openBucketStore(name);
    const [one, two, three] = (await store.read(jonas)).items;
    if (!one || !two || !three) throw new Error('expected three items');
    await Promise.all([store, other].map((tab) => tab.remove(jonas, { kind: 'problem_set', id: two.record.id })));
    expect((await store.read(jonas)).items).toEqual([one, three]);
    expect(await other.put(jonas, two)).toBe(true);
    expect((await store.read(jonas)).items).toEqual([one, three, two]);
    other.close();
  });

  it('keeps and counts entries that it cannot read', async () => {
    await store.put(jonas, aSet(1));
    const db = await openDB(name, 1);
    const newerVersion = { v: 2, kind: 'problem_set', account_id: jonas, record_id: 'x', record: aSet(5).record };
    const broken = { v: 1, kind: 'answer', account_id: jonas, record_id: 'y', record: { id: 'y' } };
    await db.add('entries', newerVersion);
    await db.add('entries', broken);
    expect(await store.read(jonas)).toEqual({ items: [aSet(1)], unreadable: 2 });
    await store.put(jonas, aSet(2));
    expect(await db.count('entries')).toBe(4);
    db.close();
  });

  it('stores hundreds of records', async () => {
    const many = Array.from({ length: 600 }, (_, n) => aSet(n + 1));
    for (const item of many) await store.put(jonas, item);
    expect((await store.read(jonas)).items).toEqual(many);
  });
});
