import { useEffect, useRef, useState } from 'react';
import { currentDraftDesk } from '../drafts/draft-desk.ts';
import { useWriters } from '../drafts/use-other-writers.ts';
import { useUnsavedDrafts } from '../drafts/use-unsaved-drafts.ts';
import { type DeskStore, useDesk } from './desk-state.ts';
import { draftKeys } from './draft-keys.ts';
import { showCard } from './show-card.ts';

/**
 * Opens the cards that had unsaved drafts when the page was loaded, marks cards with drafts, and those in which other
 * authors are writing.
 */
export function UnsavedDrafts() {
  const { questionLocation, store, questions } = useDesk();
  const unsaved = useUnsavedDrafts();
  const [mountedAt] = useState(Date.now);
  const openedKeys = useRef(new Set<string>());
  const writers = useWriters();
  useEffect(() => store.setState({ writers }), [store, writers]);

  useEffect(() => {
    const drafts = new Set(unsaved.map(({ subjectId }) => subjectId));
    store.setState((state) => (isSame(state.drafts, drafts) ? {} : { drafts }));
  }, [store, unsaved]);

  useEffect(() => {
    // A draft that begins later is in a form that is open already.
    for (const draft of unsaved.filter(({ at }) => at.getTime() < mountedAt)) {
      if (openedKeys.current.has(draft.key)) continue;
      if (draft.key === draftKeys.newQuestion(questionLocation)) {
        const after = currentDraftDesk()?.draftOf(draft.key)?.content?.after;
        if (store.getState().creating === null) store.create(typeof after === 'string' ? after : null);
      } else if (questions.some(({ id }) => id === draft.subjectId)) openCard(store, draft.subjectId);
      else continue;
      openedKeys.current.add(draft.key);
    }
  }, [questionLocation, store, questions, unsaved, mountedAt]);
  return null;
}

/** Does not close the form of a card that is being edited. */
function openCard(store: DeskStore, id: string): void {
  if (store.getState().cards[id] !== 'editing') showCard(store, id);
}

function isSame(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return a.size === b.size && [...a].every((one) => b.has(one));
}
