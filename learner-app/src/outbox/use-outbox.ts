import type { Draft } from '@fourfold/core/client/outbox-entry';
import { useMemo, useSyncExternalStore } from 'react';
import { outbox } from './outbox.ts';

/** What an account did and is still on its way; null until it is known. */
export function usePending(account: string): readonly Draft[] | null {
  const snapshot = useSyncExternalStore(outbox.subscribe, outbox.snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the snapshot says when to look again
  return useMemo(() => outbox.pendingOf(account), [snapshot, account]);
}
