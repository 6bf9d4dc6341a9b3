import type { Draft } from '@fourfold/core/client/outbox/outbox-entry';
import { useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { outbox } from './outbox.ts';

/** What an account did and is still on its way; null until it is known. */
export function usePending(account: string, subscribe = outbox.subscribe): readonly Draft[] | null {
  const snapshot = useSyncExternalStore(subscribe, outbox.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot says when to look again
  return useMemo(() => outbox.pendingOf(account), [snapshot, account]);
}

/** The same, a painted frame behind: what somebody waits for is drawn without it. */
export const usePendingBehind = (account: string) => usePending(account, subscribeBehind);

/** Those that the outbox has something new for, until its frame is painted. */
const due = new Set<() => void>();

/** Draws at once what is a frame behind, for who has to know what is so by now. */
export function catchUp(): void {
  if (due.size > 0) flushSync(tellDue);
}

function subscribeBehind(listener: () => void): () => void {
  const unsubscribe = outbox.subscribe(() => {
    if (due.size === 0) requestAnimationFrame(() => setTimeout(tellDue));
    due.add(listener);
  });
  return () => {
    unsubscribe();
    due.delete(listener);
  };
}

function tellDue(): void {
  const told = [...due];
  due.clear();
  for (const listener of told) listener();
}
