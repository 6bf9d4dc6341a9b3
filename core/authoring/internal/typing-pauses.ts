import type { DraftPorts } from '../draft-ports.ts';
import { sendAt } from '../drafts.ts';

type PausePorts = Pick<DraftPorts, 'now' | 'after'> & { onPause(key: string): void };

/** Calls `onPause` for a key when its typing has paused or has continued for too long. */
export function createTypingPauses({ now, after, onPause }: PausePorts) {
  /** By key: when the typing began, in milliseconds since 1970, and how to cancel the call. */
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
        onPause(key);
      };
      typing.set(key, { first, stop: after(Math.max(0, sendAt(first, last) - last), due) });
    },
    stop,
    stopAll(): void {
      for (const key of [...typing.keys()]) stop(key);
    },
  };
}
