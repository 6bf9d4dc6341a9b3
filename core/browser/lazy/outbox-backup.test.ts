import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDraft } from '../../client/outbox/testing/entries.ts';
import { backUpDraft, backupPrefix, mayBeUnsent } from '../draft-backup.ts';
import { backedUpDrafts, noteUnsent, removeBackup, unreadableBackups } from './outbox-backup.ts';
import { moveAside } from './put-aside.ts';

const stored = new Map<string, string>();
const storage = (): Storage => ({
  get length() {
    return stored.size;
  },
  key: (at) => [...stored.keys()][at] ?? null,
  getItem: (key) => stored.get(key) ?? null,
  setItem: (key, value) => void stored.set(key, value),
  removeItem: (key) => void stored.delete(key),
  clear: () => stored.clear(),
});
const forbidden = (): Storage => {
  throw new DOMException('forbidden', 'SecurityError');
};
beforeEach(() => stored.clear());

describe('the backup of a draft', () => {
  it('survives a crash, in order, until the outbox has it', () => {
    const all = Array.from({ length: 12 }, () => aDraft());
    for (const draft of [...all].reverse()) backUpDraft(storage, draft);
    expect(backedUpDrafts(storage)).toEqual([...all].reverse());
    for (const { id } of all.slice(1)) removeBackup(storage, id);
    expect(backedUpDrafts(storage)).toEqual(all.slice(0, 1));
  });

  it('keeps the order when the clock jumps, also over a reload', async () => {
    const drafts = [9, 5, 7, 1].map((hour) => ({ ...aDraft(), written_at: hour * 3_600_000 }));
    for (const draft of drafts.slice(0, 2)) backUpDraft(storage, draft);
    vi.resetModules();
    const reloaded = await import('../draft-backup.ts');
    for (const draft of drafts.slice(2)) reloaded.backUpDraft(storage, draft);
    expect(backedUpDrafts(storage)).toEqual(drafts);
  });

  it('keeps a tab’s order when another tab has reset the count', () => {
    const [first, second] = [aDraft(), aDraft()];
    backUpDraft(storage, first);
    stored.set('fourfold.unsent', '1');
    backUpDraft(storage, second);
    expect(backedUpDrafts(storage)).toEqual([first, second]);
  });

  it('of an earlier version, which has no number, comes first', () => {
    const [old, now] = [aDraft(), aDraft()];
    backUpDraft(storage, now);
    stored.set(backupPrefix + old.id, JSON.stringify(old));
    expect(backedUpDrafts(storage)).toEqual([old, now]);
    removeBackup(storage, old.id);
    expect(backedUpDrafts(storage)).toEqual([now]);
  });

  it('is announced to the next visit until it is saved', () => {
    expect(mayBeUnsent(storage)).toBe(false);
    backUpDraft(storage, aDraft());
    expect(mayBeUnsent(storage)).toBe(true);
    // Another tab's outbox is empty, but this draft is not in an outbox yet.
    noteUnsent(storage, false);
    expect(mayBeUnsent(storage)).toBe(true);
    for (const { id } of backedUpDrafts(storage)) removeBackup(storage, id);
    noteUnsent(storage, true);
    expect(mayBeUnsent(storage)).toBe(true);
    noteUnsent(storage, false);
    expect(mayBeUnsent(storage)).toBe(false);
    noteUnsent(storage, true);
    expect(mayBeUnsent(storage)).toBe(true);
  });

  it('keeps unreadable items', () => {
    const draft = aDraft();
    stored.set(`${backupPrefix}strange`, '{"v":7}');
    stored.set(`${backupPrefix}broken`, '{');
    stored.set('another.key', JSON.stringify(draft));
    backUpDraft(storage, draft);
    expect(backedUpDrafts(storage)).toEqual([draft]);
    expect(stored.has(`${backupPrefix}strange`) && stored.has(`${backupPrefix}broken`)).toBe(true);
    expect(unreadableBackups(storage).map(({ unreadable }) => unreadable)).toEqual([{ v: 7 }, '{']);
  });

  it('is listed with items of another version that were moved aside', () => {
    const { account_id } = aDraft();
    stored.set('fourfold.draft.sheet.1', '{"v":2,"draft":"B"}');
    for (const key of ['fourfold.draft.sheet.1', 'fourfold.draft.sheet.2']) moveAside(storage(), key, account_id);
    expect(stored.has('fourfold.draft.sheet.1')).toBe(false);
    const [aside, ...others] = unreadableBackups(storage);
    expect(others).toEqual([]);
    expect(aside?.account_id).toBe(account_id);
    expect(aside?.unreadable).toMatchObject({ key: 'fourfold.draft.sheet.1', text: '{"v":2,"draft":"B"}' });
  });

  it('is skipped where the browser forbids storage, and the next visit asks the outbox', () => {
    expect(backUpDraft(forbidden, aDraft())).toBe(false);
    removeBackup(forbidden, 'x');
    noteUnsent(forbidden, false);
    expect(backedUpDrafts(forbidden)).toEqual([]);
    expect(mayBeUnsent(forbidden)).toBe(true);
  });
});
