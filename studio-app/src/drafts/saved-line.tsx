import { timeWords } from '@fourfold/core/day/words';
import { SavedState } from '@fourfold/ui-kit/saved-state';
import { useEffect, useState } from 'react';
import { presentDesk, useDeskView } from './desk.ts';
import { useLeftDrafts } from './use-left-drafts.ts';

/** Milliseconds of saving before "Saving" is shown: most saves are faster. */
const soon = 2_500;

/**
 * The state of the author's text, in a page's head. "Draft kept 14:32" if a text is not yet saved
 * in its record; students then see the old text. "Saved 14:32" if all is saved. Empty until
 * something is edited.
 */
export function SavedLine() {
  const view = useDeskView();
  const isDraft = useLeftDrafts().length > 0;
  const lasts = useLasting(view?.at === 'saving');
  if (!view) return null;
  const { at, savedAt, diskFails, strange } = view;
  if (at === 'here') return <SavedState at="here" />;
  if (at === 'nowhere') {
    return (
      <SavedState
        at="stuck"
        message="Not saved: the server cannot be reached, and this browser keeps nothing. Leave this page open."
        wraps
        onAct={() => presentDesk()?.wake()}
      />
    );
  }
  if (lasts || (at === 'saving' && savedAt === null)) return <SavedState at="saving" />;
  if (savedAt === null) return <SavedState at={strange > 0 ? 'here' : null} message={keptFor(strange)} wraps />;
  const time = timeWords(new Date(savedAt));
  const where = diskFails ? ', on the server alone' : '';
  return <SavedState at="saved" message={`${isDraft ? 'Draft kept' : 'Saved'} ${time}${where}`} />;
}

function keptFor(strange: number): string {
  const drafts = strange === 1 ? '1 draft in this browser is' : `${strange} drafts in this browser are`;
  return `${drafts} of another version of the studio, and kept for it.`;
}

/** True after `is` has been true for a while. */
function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return setLasts(false);
    const timer = setTimeout(setLasts, soon, true);
    return () => clearTimeout(timer);
  }, [is]);
  return lasts;
}
