import type { DraftDesk } from '@fourfold/core/authoring/draft-desk';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect } from 'react';
import { currentAccount } from '../session/session.ts';

/** The forms that are shown, by their keys. */
const open = new Map<string, number>();

/** Whoever leaves a form in the middle of it is told that nothing is lost. */
export function useSayKept(desk: DraftDesk, key: string): void {
  useEffect(() => {
    open.set(key, (open.get(key) ?? 0) + 1);
    return () => {
      open.set(key, (open.get(key) ?? 1) - 1);
      // A form that is only drawn elsewhere is back in the same moment, and one that was saved has dropped its draft.
      setTimeout(() => {
        if (open.get(key) === 0 && desk.draftOf(key) && currentAccount()?.id === desk.account) {
          showAlert('success', 'Your draft is kept, and here again when you come back.');
        }
      });
    };
  }, [desk, key]);
}
