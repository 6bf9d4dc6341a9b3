import { isOutboxEntry } from './is-outbox-entry.ts';
import type { OutboxEntry } from './outbox-entry.ts';
import type { Change, Kept } from './outbox-queue.ts';
import type { SendOutcome } from './send-outcome.ts';
import { type Check, integer, isRecord, object, oneOf, truth } from './shape.ts';

/** Durable storage that all tabs of the site share. */
export type OutboxStore = {
  read(): Promise<readonly Kept[]>;
  /**
   * One step that no other tab can come between; resolves with what is kept afterwards,
   * and not before it is on disk.
   */
  change(decide: (kept: readonly Kept[]) => Change): Promise<readonly Kept[]>;
};

/** Runs while no other tab runs under the same lock. */
export type OutboxLock = <T>(run: () => Promise<T>) => Promise<T>;

/** What tabs tell each other. */
export type Notice =
  | { v: 1; kind: 'changed' }
  | { v: 1; kind: 'confirmed'; entry: OutboxEntry; reply: unknown }
  /** The server is out of reach for now: milliseconds until it is tried again; `asked` when it named them itself. */
  | { v: 1; kind: 'waiting'; wait: number; failures: number; asked: boolean };

export type OutboxChannel = {
  post(notice: Notice): void;
  listen(hear: (notice: Notice) => void): () => void;
};

export type OutboxSession = { account_id: string; token: string };

export type OutboxPorts = {
  store: OutboxStore;
  lock: OutboxLock;
  channel: OutboxChannel;
  /** Runs something after some milliseconds; answers how to call it off. */
  after(wait: number, run: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
  /** Who may send now; nobody while a tutor looks over a student's shoulder. */
  session(): OutboxSession | null;
  send(entry: OutboxEntry, token: string): Promise<SendOutcome>;
  /** Sends as the page goes away, without anyone there to hear the reply. */
  sendLeaving(entry: OutboxEntry, token: string): void;
  /** The server's reply to an entry of any tab: caches settle on it. */
  settled(entry: OutboxEntry, reply: unknown): void;
};

const version = oneOf(1);
const notices: readonly Check[] = [
  object({ v: version, kind: oneOf('changed') }),
  object({ v: version, kind: oneOf('confirmed'), entry: isOutboxEntry, reply: isRecord }),
  object({
    v: version,
    kind: oneOf('waiting'),
    // An hour: longer than anybody here ever waits.
    wait: integer(0, 3_600_000),
    failures: integer(0, Number.MAX_SAFE_INTEGER),
    asked: truth,
  }),
];

/** Tabs may run different versions of the app: what this one does not know, it does not hear. */
export function isNotice(value: unknown): value is Notice {
  return notices.some((check) => check(value));
}
