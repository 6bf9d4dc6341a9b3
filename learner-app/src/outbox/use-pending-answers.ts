import type { OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import { useMemo, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { outbox } from './outbox.ts';

/** The pending actions of an account; null until known. */
export function usePendingAnswers(account: string, subscribe = outbox.subscribe): readonly OutboxDraft[] | null {
  const snapshot = useSyncExternalStore(subscribe, outbox.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot changes with the pending actions
  return useMemo(() => outbox.pendingOf(account), [snapshot, account]);
}

/** The same, one painted frame later, so that it does not delay the frame. */
export const usePendingAfterPaint = (account: string) => usePendingAnswers(account, subscribeAfterPaint);

/** Listeners to notify after the next frame. */
const dueListeners = new Set<() => void>();

/** Notifies the delayed listeners now, and renders synchronously, for code that needs the current state. */
export function notifyNow(): void {
  if (dueListeners.size > 0) flushSync(notifyDue);
}

function subscribeAfterPaint(listener: () => void): () => void {
  const unsubscribe = outbox.subscribe(() => {
    if (dueListeners.size === 0) requestAnimationFrame(() => setTimeout(notifyDue));
    dueListeners.add(listener);
  });
  return () => {
    unsubscribe();
    dueListeners.delete(listener);
  };
}

function notifyDue(): void {
  const listeners = [...dueListeners];
  dueListeners.clear();
  for (const listener of listeners) listener();
}
