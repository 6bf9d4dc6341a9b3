import { currentAccount } from '@fourfold/app-shell/session';
import type { DraftDesk } from '@fourfold/core/authoring/draft-desk';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useEffect } from 'react';

/** How many mounted forms use each draft key. */
const mountedForms = new Map<string, number>();

/** Shows that the draft is kept when the author leaves a form with unsaved changes. */
export function useDraftKeptAlert(desk: DraftDesk, key: string): void {
  useEffect(() => {
    mountedForms.set(key, (mountedForms.get(key) ?? 0) + 1);
    return () => {
      mountedForms.set(key, (mountedForms.get(key) ?? 1) - 1);
      // A form that only moved is mounted again by now, and a saved form has dropped its draft.
      setTimeout(() => {
        if (mountedForms.get(key) === 0 && desk.draftOf(key) && currentAccount()?.id === desk.account) {
          showAlert('success', 'Your draft is kept, and here again when you come back.');
        }
      });
    };
  }, [desk, key]);
}
