import { type SavedState, savedState } from '@fourfold/core/client/outbox/outbox-view';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sender, unreadableEntries } from './sender.ts';

/** Milliseconds after which "Saving" changes to "Saved on this device". */
const slowAfterMs = 4_000;

/** Whether the account's work is saved and sent. */
export function useSavedState(account: string): SavedState {
  const view = useSyncExternalStore(sender.subscribe, sender.view);
  const state = savedState(
    unreadableEntries.length === 0 ? view : { ...view, stored: [...view.stored, ...unreadableEntries] },
    account,
  );
  const isSaving = state.at === 'saving' && state.onDisk;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isSaving) return;
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isSaving]);
  return isSaving && isSlow ? { at: 'here', count: state.count } : state;
}
