import { describe, expect, it } from 'vitest';
import { askToPersist } from './ask-to-persist.ts';

function aDevice(persist?: () => Promise<boolean>) {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  } as Storage;
  return { storage: () => storage, manager: { persist } as unknown as StorageManager };
}

describe('asking for persistent storage', () => {
  it('is done once on a device, whatever the answer', () => {
    let asked = 0;
    const { storage, manager } = aDevice(() => {
      asked += 1;
      return Promise.reject(new Error('not here'));
    });
    for (let visit = 0; visit < 3; visit += 1) askToPersist(storage, manager);
    expect(asked).toBe(1);
  });

  it('does not wait and never throws', () => {
    const { storage, manager } = aDevice(() => new Promise(() => {}));
    expect(askToPersist(storage, manager)).toBeUndefined();
    const { storage: other } = aDevice();
    askToPersist(other, {} as StorageManager);
    askToPersist(() => {
      throw new DOMException('forbidden', 'SecurityError');
    }, manager);
  });
});
