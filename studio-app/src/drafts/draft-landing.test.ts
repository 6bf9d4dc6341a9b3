import { changed, type KeptDraft } from '@fourfold/core/authoring/drafts';
import { expect, it } from 'vitest';
import { draftLanding } from './draft-landing.ts';

const aDraft = (over: Partial<KeptDraft> = {}): KeptDraft => ({
  ...changed(undefined, {
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
function aStorage(room = 1_000_000): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

it('a stored draft is read at the next visit, by its account only, until it is removed', () => {
  const storage = aStorage();
  const landing = draftLanding('ada', () => storage);
  landing.land(aDraft());
  draftLanding('bob', () => storage).land(aDraft({ account_id: 'bob', key: 'question:2' }));
  storage.setItem('fourfold.session', '{}');
  expect(draftLanding('ada', () => storage).read()).toEqual([aDraft()]);
  // Removing an older version does not remove this one.
  landing.lift(aDraft({ stamp: 999 }));
  expect(landing.read()).toEqual([aDraft()]);
  landing.lift(aDraft());
  expect(landing.read()).toEqual([]);
  expect(storage.getItem('fourfold.session')).toBe('{}');
});

it('a draft of another version of the studio is preserved when its key is overwritten', () => {
  const storage = aStorage();
  storage.setItem('fourfold.draft.ada.question:1', '{"v":2}');
  const landing = draftLanding('ada', () => storage);
  landing.land(aDraft());
  landing.land(aDraft({ stamp: 1_001 }));
  expect(landing.read()).toEqual([aDraft({ stamp: 1_001 })]);
  const kept = Array.from({ length: storage.length }, (_, at) => storage.getItem(storage.key(at) ?? ''));
  expect(kept.filter((text) => text === '{"v":2}')).toHaveLength(1);
});

it('invalid content, a full and a forbidden storage throw nothing', () => {
  const storage = aStorage(10);
  const landing = draftLanding('ada', () => storage);
  landing.land(aDraft());
  storage.setItem('fourfold.draft.ada.x', '{broken');
  storage.setItem('fourfold.draft.ada.y', '{"v":2}');
  expect(landing.read()).toEqual([]);
  const forbidden = draftLanding('ada', () => {
    throw new DOMException('no', 'SecurityError');
  });
  forbidden.land(aDraft());
  forbidden.lift(aDraft());
  expect(forbidden.read()).toEqual([]);
});
