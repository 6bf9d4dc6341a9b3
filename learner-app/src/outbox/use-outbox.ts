import { type OutboxView, pendingOf } from '@fourfold/core/client/outbox-view';
import type { OutboxEntry } from '@fourfold/core/client/outbox-entry';
import { useMemo, useSyncExternalStore } from 'react';
import { outbox } from './outbox.ts';

export function useOutbox(): OutboxView {
  return useSyncExternalStore(outbox.subscribe, outbox.view);
}

/** What an account did and is still on its way; null until the disk has been looked at. */
export function usePending(account: string): readonly OutboxEntry[] | null {
  const view = useOutbox();
  return useMemo(() => (view.known ? pendingOf(view, account) : null), [view, account]);
}
