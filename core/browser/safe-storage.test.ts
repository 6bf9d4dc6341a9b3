import { expect, it } from 'vitest';
import { safeStorage, type TextStorage } from './safe-storage.ts';

it('stores in memory when the browser stores nothing', () => {
  const storage = safeStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  expect(storage.getItem('a')).toBeNull();
  storage.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  storage.removeItem('a');
  expect(storage.getItem('a')).toBeNull();
});

it('returns the newest value when the quota is full, and writes to disk again when there is room', () => {
  const disk = new Map([['a', 'old']]);
  let full = true;
  const below: TextStorage = {
    getItem: (key) => disk.get(key) ?? null,
    removeItem: (key) => void disk.delete(key),
    setItem(key, value) {
      if (full) throw new DOMException('Quota exceeded.', 'QuotaExceededError');
      disk.set(key, value);
    },
  };
  const storage = safeStorage(() => below);
  storage.setItem('a', 'new');
  expect(storage.getItem('a')).toBe('new');
  full = false;
  storage.setItem('a', 'newer');
  expect(disk.get('a')).toBe('newer');
  expect(storage.getItem('a')).toBe('newer');
});
