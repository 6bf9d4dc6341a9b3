import { type SavedState, savedState } from '@fourfold/core/client/outbox/outbox-view';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { sender, strange } from './sender.ts';

/** Milliseconds after which "Saving" changes to "Saved on this device". */
const late = 4_000;

/** Whether the account's work is saved and sent. */
export function useSavedState(account: string): SavedState {
  const view = useSyncExternalStore(sender.subscribe, sender.view);
  const state = savedState(strange.length === 0 ? view : { ...view, kept: [...view.kept, ...strange] }, account);
  const isOnItsWay = state.at === 'saving' && state.onDisk;
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isOnItsWay) return;
    const timer = setTimeout(() => setLate(true), late);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isOnItsWay]);
  return isOnItsWay && isLate ? { at: 'here', count: state.count } : state;
}
