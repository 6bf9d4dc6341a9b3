import type { Draft } from '@fourfold/core/client/outbox/outbox-entry';
import { useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { outbox } from './outbox.ts';

/** The pending actions of an account; null until known. */
export function usePending(account: string, subscribe = outbox.subscribe): readonly Draft[] | null {
  const snapshot = useSyncExternalStore(subscribe, outbox.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot changes with the pending actions
  return useMemo(() => outbox.pendingOf(account), [snapshot, account]);
}

/** The same, one painted frame later, so that it does not delay the frame. */
export const usePendingBehind = (account: string) => usePending(account, subscribeBehind);

/** Listeners to notify after the next frame. */
const due = new Set<() => void>();

/**
 * Notifies the delayed listeners now, and renders synchronously, for code that needs the current
 * state.
 */
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
