import { beforeEach, describe, expect, it } from 'vitest';
import { aDraft } from '../client/testing/entries.ts';
import { land, mayBeUnsent, noteUnsent, prefix } from './landing.ts';
import { landed, lift } from './outbox-landing.ts';

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

describe('what has just been done', () => {
  it('is there again after a crash, in the order it was done, until the outbox has it', () => {
    const [first, second] = [aDraft(), aDraft()];
    land(storage, second);
    land(storage, first);
    expect(landed(storage)).toEqual([first, second]);
    lift(storage, first.id);
    expect(landed(storage)).toEqual([second]);
  });

  it('is told to the next visit before it is known to be saved', () => {
    expect(mayBeUnsent(storage)).toBe(false);
    land(storage, aDraft());
    expect(mayBeUnsent(storage)).toBe(true);
    noteUnsent(storage, false);
    expect(mayBeUnsent(storage)).toBe(false);
  });

  it('leaves what it cannot read where it is', () => {
    const draft = aDraft();
    kept.set(`${prefix}strange`, '{"v":7}');
    kept.set(`${prefix}broken`, '{');
    kept.set('another.key', JSON.stringify(draft));
    land(storage, draft);
    expect(landed(storage)).toEqual([draft]);
    expect(kept.has(`${prefix}strange`) && kept.has(`${prefix}broken`)).toBe(true);
  });

  it('is left to the outbox where the browser forbids storage, and the next visit looks for itself', () => {
    expect(land(forbidden, aDraft())).toBe(false);
    lift(forbidden, 'x');
    noteUnsent(forbidden, false);
    expect(landed(forbidden)).toEqual([]);
    expect(mayBeUnsent(forbidden)).toBe(true);
  });
});
