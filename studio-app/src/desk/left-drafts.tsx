import { useEffect, useRef, useState } from 'react';
import { presentDesk } from '../drafts/desk.ts';
import { useLeftDrafts } from '../drafts/use-left-drafts.ts';
import { type DeskStore, useDesk } from './desk-state.ts';
import { keys } from './draft-keys.ts';
import { showCard } from './show-card.ts';

/**
 * Opens the cards that had unsaved drafts when the page was loaded, and marks cards with drafts.
 */
export function LeftDrafts() {
  const { place, store, questions } = useDesk();
  const left = useLeftDrafts();
  const [since] = useState(Date.now);
  const opened = useRef(new Set<string>());

  useEffect(() => {
    const drafts = new Set(left.map(({ subjectId }) => subjectId));
    store.setState((state) => (isSame(state.drafts, drafts) ? {} : { drafts }));
  }, [store, left]);

  useEffect(() => {
    // A draft that begins later is in a form that is open already.
    for (const draft of left.filter(({ at }) => at.getTime() < since)) {
      if (opened.current.has(draft.key)) continue;
      if (draft.key === keys.newQuestion(place)) {
        const after = presentDesk()?.draftOf(draft.key)?.content?.after;
        if (store.getState().creating === null) store.create(typeof after === 'string' ? after : null);
      } else if (questions.some(({ id }) => id === draft.subjectId)) showLeft(store, draft.subjectId);
      else continue;
      opened.current.add(draft.key);
    }
  }, [place, store, questions, left, since]);
  return null;
}

/** Does not close the form of a card that is being edited. */
function showLeft(store: DeskStore, id: string): void {
  if (store.getState().cards[id] !== 'editing') showCard(store, id);
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}
