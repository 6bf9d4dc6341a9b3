import type { SessionState } from '@fourfold/core/contract/people';
import type { Session } from '../call/handler.ts';

/** How a session stands now, and when that changes by itself. */
export type Standing = { state: SessionState; endsAt: Date | null };

export type WatchPorts = {
  /** Asks the database anew. */
  look(tokenHash: Buffer): Promise<Standing>;
  now(): Date;
  /** A look that failed is for the log; it is taken again. */
  failed(error: unknown): void;
};

/** One stream's eye on its session. */
export type Watch = AsyncIterableIterator<SessionState, undefined> & {
  readonly session: Session;
  /** Something may have changed. Resolves once it was looked at. */
  lookAgain(): Promise<void>;
  close(): void;
};

/** Milliseconds from one look to the next where nothing was heard: when a session ends moves on while it is used. */
const mostBetween = 3_600_000;
const leastBetween = 1_000;

/**
 * The session's present state, then each one that differs from the last; an `ended` is the last. Who reads slowly
 * gets the newest alone, so that nothing piles up. `closed` hears the end, whoever made it.
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

  /** What can be answered at once; null while there is nothing to say. */
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
