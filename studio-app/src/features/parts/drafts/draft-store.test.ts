import 'fake-indexeddb/auto';
import { changeDraft, discardDraft, type LocalDraft } from '@fourfold/core/authoring/drafts';
import { openDB } from 'idb';
import { expect, it } from 'vitest';
import { openDraftStore } from './draft-store.ts';

const aDraft = (over: Partial<LocalDraft> = {}): LocalDraft => ({
  ...changeDraft(undefined, {
    account_id: 'ada',
    key: 'question:1',
    subject_id: '1',
    base_rev: 2,
    content: { question: 'Half a sen' },
    now: 1_000,
  }),
  ...over,
});

function aStore(account = 'ada', name = `drafts-${crypto.randomUUID()}`) {
  return { name, store: openDraftStore(account, name) };
}

it('a draft is there when the store is opened again, for its account only', async () => {
  const { name, store } = aStore();
  await store.write(aDraft());
  await openDraftStore('bob', name).write(aDraft({ account_id: 'bob', content: { question: 'Mine' } }));
  store.close();
  expect(await openDraftStore('ada', name).read()).toEqual([aDraft()]);
  // An account id that is a prefix of another is a different account.
  expect(await openDraftStore('ad', name).read()).toEqual([]);
});

it('an older draft neither replaces nor removes a newer one, whichever tab writes first', async () => {
  const { name, store } = aStore();
  const other = openDraftStore('ada', name);
  const newer = aDraft({ stamp: 2_000, content: { question: 'Half a sentence' } });
  await Promise.all([store.write(newer), other.write(aDraft())]);
  expect(await store.read()).toEqual([newer]);
  await other.remove(aDraft({ stamp: 1_999 }));
  expect(await store.read()).toEqual([newer]);
  const deletion = discardDraft(newer);
  await other.write(deletion);
  expect(await store.read()).toEqual([deletion]);
  await other.remove(deletion);
  expect(await store.read()).toEqual([]);
});

it('an entry that is not a draft of this version stays, and is not returned', async () => {
  const { name, store } = aStore();
  await store.write(aDraft());
  const db = await openDB(name);
  await db.put('drafts', { v: 2, words: 'of another version' }, ['ada', 'question:2']);
  db.close();
  expect(await store.read()).toEqual([aDraft()]);
  expect(await store.countUnreadable()).toBe(1);
});

it('a draft of another version is neither overwritten nor discarded when its form is edited here', async () => {
  const { name, store } = aStore();
  const newer = { v: 2, words: 'of another version' };
  const db = await openDB(name, 1, { upgrade: (fresh) => void fresh.createObjectStore('drafts') });
  await db.put('drafts', newer, ['ada', 'question:1']);
  await store.remove(aDraft());
  expect(await db.get('drafts', ['ada', 'question:1'])).toEqual(newer);
  await store.write(aDraft());
  await store.write(aDraft({ stamp: 2_000 }));
  expect([await store.read(), await store.countUnreadable()]).toEqual([[aDraft({ stamp: 2_000 })], 1]);
  expect(await db.getAll('drafts')).toContainEqual(newer);
  db.close();
});

it('a connection that the browser has closed is opened again', async () => {
  const { name, store } = aStore();
  await store.write(aDraft());
  const newerDatabase = await openDB(name, 2);
  newerDatabase.close();
  await expect(store.read()).rejects.toThrow();
  await new Promise<void>((resolve, reject) => {
    const deletion = indexedDB.deleteDatabase(name);
    deletion.onsuccess = () => resolve();
    deletion.onerror = () => reject(deletion.error);
  });
  await store.write(aDraft());
  expect(await store.read()).toEqual([aDraft()]);
});
