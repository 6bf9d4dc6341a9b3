import { formatTime } from '@fourfold/core/day/format-day';
import { SavedState } from '@fourfold/ui-kit/saved-state';
import { useEffect, useState } from 'react';
import { currentDraftDesk, useDraftDeskView } from './draft-desk.ts';
import { useUnsavedDrafts } from './use-unsaved-drafts.ts';

/** Milliseconds of saving before "Saving" is shown: most saves are faster. */
const savingDelay = 2_500;

/**
 * The state of the author's text, in a page's head. "Draft kept 14:32" if a text is not yet saved in its record;
 * students then see the old text. "Saved 14:32" if all is saved. Empty until something is edited.
 */
export function SaveStatus() {
  const view = useDraftDeskView();
  const isDraft = useUnsavedDrafts().length > 0;
  const isLasting = useLasting(view?.state === 'saving');
  if (!view) return null;
  const { state, savedAt, diskFails, unreadable } = view;
  if (state === 'here') return <SavedState at="here" />;
  if (state === 'nowhere') {
    return (
      <SavedState
        at="stuck"
        message="Not saved: the server cannot be reached, and this browser keeps nothing. Leave this page open."
        wraps
        onAct={() => currentDraftDesk()?.wake()}
      />
    );
  }
  if (isLasting || (state === 'saving' && savedAt === null)) return <SavedState at="saving" />;
  if (savedAt === null)
    return <SavedState at={unreadable > 0 ? 'here' : null} message={otherVersionText(unreadable)} wraps />;
  const time = formatTime(new Date(savedAt));
  const suffix = diskFails ? ', on the server alone' : '';
  return <SavedState at="saved" message={`${isDraft ? 'Draft kept' : 'Saved'} ${time}${suffix}`} />;
}

function otherVersionText(count: number): string {
  const drafts = count === 1 ? '1 draft in this browser is' : `${count} drafts in this browser are`;
  return `${drafts} of another version of the studio, and kept for it.`;
}

/** Returns true after `isActive` has been true for `savingDelay`. */
function useLasting(isActive: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isActive) return setLasts(false);
    const timer = setTimeout(setLasts, savingDelay, true);
    return () => clearTimeout(timer);
  }, [isActive]);
  return lasts;
}
