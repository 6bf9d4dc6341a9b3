import type { DraftPorts } from './draft-ports.ts';
import { sendAt } from './drafts.ts';

type Pauses = Pick<DraftPorts, 'now' | 'after'> & { paused(key: string): void };

/** Tells of each key when the typing at it has paused, or has gone on for too long. */
export function createTypingPauses({ now, after, paused }: Pauses) {
  /** Since when each is typed at, in milliseconds since 1970, and how not to tell of it. */
  const typing = new Map<string, { first: number; stop: () => void }>();

  function stop(key: string): void {
    typing.get(key)?.stop();
    typing.delete(key);
  }

  return {
    has: (key: string): boolean => typing.has(key),
    touch(key: string): void {
      const last = now();
      const first = typing.get(key)?.first ?? last;
      stop(key);
      const due = () => {
        typing.delete(key);
        paused(key);
      };
      typing.set(key, { first, stop: after(Math.max(0, sendAt(first, last) - last), due) });
    },
    stop,
    stopAll(): void {
      for (const key of [...typing.keys()]) stop(key);
    },
  };
}
