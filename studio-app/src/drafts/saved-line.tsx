import { timeWords } from '@fourfold/core/day/words';
import { SavedState } from '@fourfold/ui-kit/saved-state';
import { useEffect, useState } from 'react';
import { presentDesk, useDeskView } from './desk.ts';
import { useLeftDrafts } from './use-left-drafts.ts';

/** Milliseconds of saving that nobody needs to hear of: most of it is over by then. */
const soon = 2_500;

/**
 * For a page's head: where what is being written lies. "Draft kept 14:32" as long as something is not saved in its record,
 * which students see as it was; "Saved 14:32" when all is. Says nothing before something was written.
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

/** True once it has been so for a while. */
function useLasting(is: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!is) return setLasts(false);
    const timer = setTimeout(setLasts, soon, true);
    return () => clearTimeout(timer);
  }, [is]);
  return lasts;
}
