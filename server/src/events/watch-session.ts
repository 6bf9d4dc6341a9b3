import type { SessionState } from '@fourfold/core/contract/people';
import type { Session } from '../call/handler.ts';

/** The current state of a session, and when it ends without any change; null if never. */
export type Standing = { state: SessionState; endsAt: Date | null };

export type WatchPorts = {
  /** Reads the state from the database. */
  look(tokenHash: Buffer): Promise<Standing>;
  now(): Date;
  /** Called when reading failed, for the log; the state is read again later. */
  failed(error: unknown): void;
};

/** Watches one session for one stream. */
export type Watch = AsyncIterableIterator<SessionState, undefined> & {
  readonly session: Session;
  /** Reads the state again. Resolves when it was read. */
  lookAgain(): Promise<void>;
  close(): void;
};

/** Milliseconds between two reads without a notification: use of the session moves its end. */
const mostBetween = 3_600_000;
const leastBetween = 1_000;

/**
 * Yields the session's current state, then each state that differs from the previous one; `ended`
 * is the last. A slow reader gets only the newest state, so that nothing is queued. `onClose` is
 * called when the watch ends for any reason.
 */
export function watchSession(session: Session, ports: WatchPorts, closed: (watch: Watch) => void): Watch {
  let sent = '';
  let next: SessionState | null = null;
  let looking = false;
  let stale = false;
  let over = false;
  let timer: NodeJS.Timeout | undefined;
  let deliver = () => {};

  async function look(): Promise<void> {
    if (over) return;
    stale = true;
    if (looking) return;
    looking = true;
    while (stale && !over) {
      stale = false;
      try {
        take(await ports.look(session.tokenHash));
      } catch (error) {
        ports.failed(error);
        plan(leastBetween * 5);
      }
    }
    looking = false;
  }

  function take({ state, endsAt }: Standing): void {
    if (over) return;
    next = JSON.stringify(state) === sent ? null : state;
    if (endsAt) plan(endsAt.getTime() - ports.now().getTime());
    deliver();
  }

  function plan(wait: number): void {
    clearTimeout(timer);
    timer = setTimeout(look, Math.min(Math.max(wait, leastBetween), mostBetween)).unref();
  }

  function end(): void {
    if (over) return;
    over = true;
    clearTimeout(timer);
    closed(watch);
  }

  function close(): void {
    end();
    deliver();
  }

  /** The next result; null while there is no new state. */
  function answer(): IteratorResult<SessionState, undefined> | null {
    if (over) return { done: true, value: undefined };
    if (next === null) return null;
    const value = next;
    next = null;
    sent = JSON.stringify(value);
    if (value.state === 'ended') end();
    return { done: false, value };
  }

  const watch: Watch = {
    session,
    lookAgain: look,
    close,
    next() {
      return new Promise((resolve) => {
        deliver = () => {
          const said = answer();
          if (!said) return;
          deliver = () => {};
          resolve(said);
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
  void look();
  return watch;
}
