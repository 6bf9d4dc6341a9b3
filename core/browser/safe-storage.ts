/** The part of the browser's Storage that we use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * Storage that never throws: in private mode, over quota or forbidden altogether, what is written
 * lives in memory until the tab closes.
 */
export function safeStorage(open: () => TextStorage): TextStorage {
  /** What could not be written below; null is a removal. */
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
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
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
