import { useEffect, useRef, useState } from 'react';
import { presentDesk } from '../drafts/desk.ts';
import { useLeftDrafts } from '../drafts/use-left-drafts.ts';
import { type DeskStore, useDesk } from './desk-state.ts';
import { keys } from './draft-keys.ts';
import { showCard } from './show-card.ts';

/** Opens what was left in the middle of writing, and lets the cards say that there is something. */
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
    // What is begun from now on is open where it is begun.
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

/** One that is open already is not folded out of its form. */
function showLeft(store: DeskStore, id: string): void {
  if (store.getState().cards[id] !== 'editing') showCard(store, id);
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}
