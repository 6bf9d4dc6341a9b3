import { backupPrefix } from '@fourfold/core/browser/draft-backup';
import type { OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { OutboxNotice, OutboxPorts } from '@fourfold/core/client/outbox/outbox-ports';
import { noChange } from '@fourfold/core/client/outbox/outbox-queue';
import { createDisk } from './disk.ts';
import { createTabLock } from './tab-lock.ts';

/** The part of a device that one tab uses. After `close`, it stores nothing and calls nothing. */
type TabDevice = Pick<OutboxPorts, 'store' | 'lock' | 'channel' | 'after'> & {
  isOpen(): boolean;
  /** Settles like `work`, but never after the tab was closed. */
  whileOpen<T>(work: Promise<T>): Promise<T>;
  close(): void;
};

/** A student's browser: what its tabs share and what outlives them. */
export type Device = {
  storage: Storage;
  openTabDevice(): TabDevice;
  /** Everything stored that was not sent. */
  unsentTexts(): string[];
};

/** `onRemoved` is called for each entry that an outbox removed from the disk. */
export function createDevice(chance: () => number, onRemoved: (entry: OutboxEntry) => void): Device {
  const storage = createStorage();
  const disk = createDisk(chance, onRemoved);
  const lock = createTabLock();
  const listeners = new Map<TabDevice, (notice: OutboxNotice) => void>();

  function openTabDevice(): TabDevice {
    let open = true;
    const timers = new Set<NodeJS.Timeout>();
    const whileOpen: TabDevice['whileOpen'] = (work) =>
      new Promise((resolve, reject) => {
        work.then(
          (result) => open && resolve(result),
          (error) => open && reject(error),
        );
      });
    const tabDevice: TabDevice = {
      store: {
        read: () => whileOpen(disk.read()),
        change: (decide) => whileOpen(disk.change((stored) => (open ? decide(stored) : noChange))),
      },
      lock: (run) => lock.take(tabDevice, run),
      channel: {
        post(notice) {
          for (const [other, listener] of listeners) {
            if (other !== tabDevice) queueMicrotask(() => other.isOpen() && listener(structuredClone(notice)));
          }
        },
        listen(listener) {
          listeners.set(tabDevice, listener);
          return () => listeners.delete(tabDevice);
        },
      },
      after(wait, run) {
        const timer = setTimeout(() => {
          timers.delete(timer);
          run();
        }, wait);
        timers.add(timer);
        return () => {
          timers.delete(timer);
          clearTimeout(timer);
        };
      },
      isOpen: () => open,
      whileOpen,
      close() {
        open = false;
        for (const timer of timers) clearTimeout(timer);
        listeners.delete(tabDevice);
        lock.releaseAll(tabDevice);
      },
    };
    return tabDevice;
  }

  return { storage, openTabDevice, unsentTexts: () => [...disk.texts(), ...backedUpTexts(storage)] };
}

function backedUpTexts(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(backupPrefix)).map((key) => storage.getItem(key) ?? '');
}

/** An implementation of localStorage. */
function createStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    key: (at) => [...items.keys()][at] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}
