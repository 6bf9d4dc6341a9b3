import type { SessionState } from '@fourfold/core/contract/people';
import type { Session } from '../call/handler.ts';

/** The current state of a session, and when it ends without any change; null if never. */
export type SessionStatus = { state: SessionState; endsAt: Date | null };

export type WatchPorts = {
  /** Reads the state from the database. */
  readStatus(tokenHash: Buffer): Promise<SessionStatus>;
  now(): Date;
  /** Called when reading failed, for the log; the state is read again later. */
  onError(error: unknown): void;
};

/** Watches one session for one stream. */
export type SessionWatch = AsyncIterableIterator<SessionState, undefined> & {
  readonly session: Session;
  /** Reads the state again. Resolves when it was read. */
  refresh(): Promise<void>;
  close(): void;
};

/** Milliseconds between two reads without a notification: use of the session moves its end. */
const maxIntervalMs = 3_600_000;
const minIntervalMs = 1_000;

/**
 * Yields the session's current state, then each state that differs from the previous one; `ended` is the last. A slow
 * reader gets only the newest state, so that nothing is queued. `onClose` is called when the watch ends for any reason.
 */
export function watchSession(
  session: Session,
  ports: WatchPorts,
  onClose: (watch: SessionWatch) => void,
): SessionWatch {
  let sent = '';
  let next: SessionState | null = null;
  let isReading = false;
  let isStale = false;
  let isOver = false;
  let timer: NodeJS.Timeout | undefined;
  let deliver = () => {};

  async function readLatest(): Promise<void> {
    if (isOver) return;
    isStale = true;
    if (isReading) return;
    isReading = true;
    while (isStale && !isOver) {
      isStale = false;
      try {
        accept(await ports.readStatus(session.tokenHash));
      } catch (error) {
        ports.onError(error);
        schedule(minIntervalMs * 5);
      }
    }
    isReading = false;
  }

  function accept({ state, endsAt }: SessionStatus): void {
    if (isOver) return;
    next = JSON.stringify(state) === sent ? null : state;
    if (endsAt) schedule(endsAt.getTime() - ports.now().getTime());
    deliver();
  }

  function schedule(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(readLatest, Math.min(Math.max(wait, minIntervalMs), maxIntervalMs)).unref();
  }

  function end(): void {
    if (isOver) return;
    isOver = true;
    clearTimeout(timer);
    onClose(watch);
  }

  function close(): void {
    end();
    deliver();
  }

  /** The next result; null while there is no new state. */
  function nextResult(): IteratorResult<SessionState, undefined> | null {
    if (isOver) return { done: true, value: undefined };
    if (next === null) return null;
    const value = next;
    next = null;
    sent = JSON.stringify(value);
    if (value.state === 'ended') end();
    return { done: false, value };
  }

  const watch: SessionWatch = {
    session,
    refresh: readLatest,
    close,
    next() {
      return new Promise((resolve) => {
        deliver = () => {
          const result = nextResult();
          if (!result) return;
          deliver = () => {};
          resolve(result);
        };
        deliver();
      });
    },
    async return() {
      close();
      return { done: true, value: undefined };
    },
    [Symbol.asyncIterator]: () => watch,
  };
  void readLatest();
  return watch;
}
