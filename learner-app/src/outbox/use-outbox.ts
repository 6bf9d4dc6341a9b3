import type { Draft } from '@fourfold/core/client/outbox-entry';
import { useMemo, useReducer, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { outbox } from './outbox.ts';

/** What an account did and is still on its way; null until it is known. */
export function usePending(account: string): readonly Draft[] | null {
  return usePendingIn(useSyncExternalStore(outbox.subscribe, outbox.snapshot), account);
}

/**
 * The same, a painted frame behind: what somebody waits for is drawn without it. Who has to know what is so by now
 * calls `catchUp`, which draws it at once.
 */
export function usePendingBehind(account: string) {
  const snapshot = useSyncExternalStore(subscribeBehind, outbox.snapshot);
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
  return {
    pending: usePendingIn(snapshot, account),
    catchUp() {
      if (outbox.snapshot() !== snapshot) flushSync(draw);
    },
  };
}

function usePendingIn(snapshot: unknown, account: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot says when to look again
  return useMemo(() => outbox.pendingOf(account), [snapshot, account]);
}

function subscribeBehind(listener: () => void): () => void {
  let frame = 0;
  let timer = 0;
  const unsubscribe = outbox.subscribe(() => {
    frame ||= requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        frame = 0;
        listener();
      });
    });
  });
  return () => {
    unsubscribe();
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
