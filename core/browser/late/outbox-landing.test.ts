import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDraft } from '../../client/outbox/testing/entries.ts';
import { land, mayBeUnsent, prefix } from '../landing.ts';
import { landed, lift, noteUnsent, strangeLandings } from './outbox-landing.ts';
import { putAside } from './put-aside.ts';

const kept = new Map<string, string>();
const storage = (): Storage => ({
  get length() {
    return kept.size;
  },
  key: (at) => [...kept.keys()][at] ?? null,
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, value) => void kept.set(key, value),
  removeItem: (key) => void kept.delete(key),
  clear: () => kept.clear(),
});
const forbidden = (): Storage => {
  throw new DOMException('forbidden', 'SecurityError');
};
beforeEach(() => kept.clear());

describe('the backup of a draft', () => {
  it('survives a crash, in order, until the outbox has it', () => {
    const all = Array.from({ length: 12 }, () => aDraft());
    for (const draft of [...all].reverse()) land(storage, draft);
    expect(landed(storage)).toEqual([...all].reverse());
    for (const { id } of all.slice(1)) lift(storage, id);
    expect(landed(storage)).toEqual(all.slice(0, 1));
  });

  it('keeps the order when the clock jumps, also over a reload', async () => {
    const drafts = [9, 5, 7, 1].map((hour) => ({ ...aDraft(), written_at: hour * 3_600_000 }));
    for (const draft of drafts.slice(0, 2)) land(storage, draft);
    vi.resetModules();
    const reloaded = await import('../landing.ts');
    for (const draft of drafts.slice(2)) reloaded.land(storage, draft);
    expect(landed(storage)).toEqual(drafts);
  });

  it('keeps a tab’s order when another tab has reset the count', () => {
    const [first, second] = [aDraft(), aDraft()];
    land(storage, first);
    kept.set('fourfold.unsent', '1');
    land(storage, second);
    expect(landed(storage)).toEqual([first, second]);
  });

  it('of an earlier version, which has no number, comes first', () => {
    const [old, now] = [aDraft(), aDraft()];
    land(storage, now);
    kept.set(prefix + old.id, JSON.stringify(old));
    expect(landed(storage)).toEqual([old, now]);
    lift(storage, old.id);
    expect(landed(storage)).toEqual([now]);
  });

  it('is announced to the next visit until it is saved', () => {
    expect(mayBeUnsent(storage)).toBe(false);
    land(storage, aDraft());
    expect(mayBeUnsent(storage)).toBe(true);
    // Another tab's outbox is empty, but this draft is not in an outbox yet.
    noteUnsent(storage, false);
    expect(mayBeUnsent(storage)).toBe(true);
    for (const { id } of landed(storage)) lift(storage, id);
    noteUnsent(storage, true);
    expect(mayBeUnsent(storage)).toBe(true);
    noteUnsent(storage, false);
    expect(mayBeUnsent(storage)).toBe(false);
    noteUnsent(storage, true);
    expect(mayBeUnsent(storage)).toBe(true);
  });

  it('keeps unreadable items', () => {
    const draft = aDraft();
    kept.set(`${prefix}strange`, '{"v":7}');
    kept.set(`${prefix}broken`, '{');
    kept.set('another.key', JSON.stringify(draft));
    land(storage, draft);
    expect(landed(storage)).toEqual([draft]);
    expect(kept.has(`${prefix}strange`) && kept.has(`${prefix}broken`)).toBe(true);
    expect(strangeLandings(storage).map(({ unreadable }) => unreadable)).toEqual([{ v: 7 }, '{']);
  });

  it('is listed with items of another version that were moved aside', () => {
    const { account_id } = aDraft();
    kept.set('fourfold.draft.sheet.1', '{"v":2,"draft":"B"}');
    for (const key of ['fourfold.draft.sheet.1', 'fourfold.draft.sheet.2']) putAside(storage(), key, account_id);
    expect(kept.has('fourfold.draft.sheet.1')).toBe(false);
    const [aside, ...others] = strangeLandings(storage);
    expect(others).toEqual([]);
    expect(aside?.account_id).toBe(account_id);
    expect(aside?.unreadable).toMatchObject({ key: 'fourfold.draft.sheet.1', text: '{"v":2,"draft":"B"}' });
  });

  it('is skipped where the browser forbids storage, and the next visit asks the outbox', () => {
    expect(land(forbidden, aDraft())).toBe(false);
    lift(forbidden, 'x');
    noteUnsent(forbidden, false);
    expect(landed(forbidden)).toEqual([]);
    expect(mayBeUnsent(forbidden)).toBe(true);
  });
});
