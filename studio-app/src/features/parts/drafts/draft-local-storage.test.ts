import { changeDraft, type LocalDraft } from '@fourfold/core/authoring/drafts';
import { expect, it } from 'vitest';
import { draftLocalStorage } from './draft-local-storage.ts';

const aDraft = (over: Partial<LocalDraft> = {}): LocalDraft => ({
  ...changeDraft(undefined, {
    account_id: 'ada',
    key: 'question:1',
    subject_id: '1',
    base_rev: 2,
    content: { question: 'x' },
    now: 1_000,
  }),
  ...over,
});

/** A Storage with the methods that are used; `limit` is its size in characters. */
function aStorage(limit = 1_000_000): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (at) => [...entries.keys()][at] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (value.length > limit) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}

it('a stored draft is read at the next visit, by its account only, until it is removed', () => {
  const storage = aStorage();
  const draftStorage = draftLocalStorage('ada', () => storage);
  draftStorage.write(aDraft());
  draftLocalStorage('bob', () => storage).write(aDraft({ account_id: 'bob', key: 'question:2' }));
  storage.setItem('fourfold.session', '{}');
  expect(draftLocalStorage('ada', () => storage).read()).toEqual([aDraft()]);
  // Removing an older version does not remove this one.
  draftStorage.remove(aDraft({ stamp: 999 }));
  expect(draftStorage.read()).toEqual([aDraft()]);
  draftStorage.remove(aDraft());
  expect(draftStorage.read()).toEqual([]);
  expect(storage.getItem('fourfold.session')).toBe('{}');
});

it('a draft of another version of the studio is preserved when its key is overwritten', () => {
  const storage = aStorage();
  storage.setItem('fourfold.draft.ada.question:1', '{"v":2}');
  const draftStorage = draftLocalStorage('ada', () => storage);
  draftStorage.write(aDraft());
  draftStorage.write(aDraft({ stamp: 1_001 }));
  expect(draftStorage.read()).toEqual([aDraft({ stamp: 1_001 })]);
  const kept = Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? ''));
  expect(kept.filter((text) => text === '{"v":2}')).toHaveLength(1);
});

it('invalid content, a full and a forbidden storage throw nothing', () => {
  const storage = aStorage(10);
  const draftStorage = draftLocalStorage('ada', () => storage);
  draftStorage.write(aDraft());
  storage.setItem('fourfold.draft.ada.x', '{broken');
  storage.setItem('fourfold.draft.ada.y', '{"v":2}');
  expect(draftStorage.read()).toEqual([]);
  const forbidden = draftLocalStorage('ada', () => {
    throw new DOMException('no', 'SecurityError');
  });
  forbidden.write(aDraft());
  forbidden.remove(aDraft());
  expect(forbidden.read()).toEqual([]);
});
