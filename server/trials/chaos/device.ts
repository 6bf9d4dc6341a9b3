import { prefix } from '@fourfold/core/browser/landing';
import type { OutboxEntry } from '@fourfold/core/client/outbox/outbox-entry';
import type { Notice, OutboxPorts } from '@fourfold/core/client/outbox/outbox-ports';
import { noChange } from '@fourfold/core/client/outbox/outbox-queue';
import { createDisk } from './disk.ts';
import { createTabLock } from './tab-lock.ts';

/** The part of a device that one tab uses. After it is closed, nothing of it happens any more. */
type Seat = Pick<OutboxPorts, 'store' | 'lock' | 'channel' | 'after'> & {
  isOpen(): boolean;
  /** Settles like `work`, but never after the tab was closed. */
  whileOpen<T>(work: Promise<T>): Promise<T>;
  close(): void;
};

/** A student's browser: what its tabs share and what outlives them. */
export type Device = {
  storage: Storage;
  openSeat(): Seat;
  /** Everything stored that was not sent. */
  left(): string[];
};

export function createDevice(chance: () => number, letGo: (entry: OutboxEntry) => void): Device {
  const storage = createStorage();
  const disk = createDisk(chance, letGo);
  const lock = createTabLock();
  const ears = new Map<Seat, (notice: Notice) => void>();

  function openSeat(): Seat {
    let open = true;
    const timers = new Set<NodeJS.Timeout>();
    const whileOpen: Seat['whileOpen'] = (work) =>
      new Promise((resolve, reject) => {
        work.then(
          (result) => open && resolve(result),
          (fault) => open && reject(fault),
        );
      });
    const seat: Seat = {
      store: {
        read: () => whileOpen(disk.read()),
        change: (decide) => whileOpen(disk.change((kept) => (open ? decide(kept) : noChange))),
      },
      lock: (run) => lock.take(seat, run),
      channel: {
        post(notice) {
          for (const [other, hear] of ears) {
            if (other !== seat) queueMicrotask(() => other.isOpen() && hear(structuredClone(notice)));
          }
        },
        listen(hear) {
          ears.set(seat, hear);
          return () => ears.delete(seat);
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
        ears.delete(seat);
        lock.giveUp(seat);
      },
    };
    return seat;
  }

  return { storage, openSeat, left: () => [...disk.texts(), ...landedIn(storage)] };
}

function landedIn(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  return keys.filter((key) => key.startsWith(prefix)).map((key) => storage.getItem(key) ?? '');
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
