import { bool, type Guard, integer, isRecord, object, oneOf } from './guards.ts';
import type { SendOutcome } from './internal/send-outcome.ts';
import { isOutboxEntry } from './is-outbox-entry.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { StoreChange, StoredItem } from './outbox-queue.ts';

/** Durable storage that all tabs of the site share. */
export type OutboxStore = {
  read(): Promise<readonly StoredItem[]>;
  /** One atomic change across tabs. Resolves with the stored items after it, when they are on disk. */
  change(decide: (stored: readonly StoredItem[]) => StoreChange): Promise<readonly StoredItem[]>;
};

/** Runs while no other tab runs under the same lock. */
export type OutboxLock = <T>(run: () => Promise<T>) => Promise<T>;

/** Messages between tabs. */
export type OutboxNotice =
  | { v: 1; kind: 'changed' }
  | { v: 1; kind: 'confirmed'; entry: OutboxEntry; reply: unknown }
  /**
   * The server is unreachable: `wait` is in milliseconds until the next try; `asked` is true if the
   * server requested the wait.
   */
  | { v: 1; kind: 'waiting'; wait: number; failures: number; asked: boolean };

export type OutboxChannel = {
  post(notice: OutboxNotice): void;
  listen(listener: (notice: OutboxNotice) => void): () => void;
};

export type OutboxSession = { account_id: string; token: string };

export type OutboxPorts = {
  store: OutboxStore;
  lock: OutboxLock;
  channel: OutboxChannel;
  /** Calls `run` after `wait` milliseconds. Returns a cancel function. */
  after(wait: number, run: () => void): () => void;
  /** Returns a number from 0 up to, not including, 1. */
  random(): number;
  /** The account that may send now. Null while a tutor is logged in as a student. */
  session(): OutboxSession | null;
  send(entry: OutboxEntry, token: string): Promise<SendOutcome>;
  /** Sends while the page unloads. The reply is not read. */
  sendOnUnload(entry: OutboxEntry, token: string): void;
  /** Called with the server's reply to an entry of any tab, to update caches. */
  onConfirmed(entry: OutboxEntry, reply: unknown): void;
};

const version = oneOf(1);
const notices: readonly Guard[] = [
  object({ v: version, kind: oneOf('changed') }),
  object({ v: version, kind: oneOf('confirmed'), entry: isOutboxEntry, reply: isRecord }),
  object({
    v: version,
    kind: oneOf('waiting'),
    // One hour: longer than any wait.
    wait: integer(0, 3_600_000),
    failures: integer(0, Number.MAX_SAFE_INTEGER),
    asked: bool,
  }),
];

/** Tabs may run different versions of the app: a message of an unknown form is ignored. */
export function isNotice(value: unknown): value is OutboxNotice {
  return notices.some((check) => check(value));
}
