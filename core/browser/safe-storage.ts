/** The part of the browser's Storage that we use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that never throws. In private mode, over quota or without permission, values are in
 * memory until the tab closes.
 */
export function safeStorage(open: () => TextStorage): TextStorage {
  /** Values that could not be written; null is a removal. */
  const memory = new Map<string, string | null>();
  const write = (key: string, value: string | null) => {
    try {
      if (value === null) open().removeItem(key);
      else open().setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  };
  return {
    getItem(key) {
      const inMemory = memory.get(key);
      if (inMemory !== undefined) return inMemory;
      try {
        return open().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: write,
    removeItem: (key) => write(key, null),
  };
}
