import type { MistakeNote } from '@fourfold/core/contract/mistakes';
import type { MistakeCause } from '@fourfold/core/reviews/causes';
import { useEffect, useRef, useState } from 'react';
import { outbox } from '../../outbox/outbox.ts';

type Written = Pick<MistakeNote, 'cause' | 'note'>;

/** Milliseconds without a key after which a note is saved. */
const savesAfterMs = 600;
/** Milliseconds after which an unconfirmed note is shown as saved on this device. */
const slowAfterMs = 4_000;

type NoteOptions = {
  account: string;
  /** Id of the question. */
  id: string;
  /** The newest that is queued or confirmed. */
  stored: Written;
  /** What is queued and not confirmed; undefined if there is nothing. */
  written: Written | undefined;
};

/** The cause and the note of a missed question: a cause is saved at once, a note after a pause and when it is left. */
export function useNote({ account, id, stored, written }: NoteOptions) {
  /** The note while it is typed; null if nothing is typed since the last save. */
  const [draft, setDraft] = useState<string | null>(null);
  const [wasChanged, setWasChanged] = useState(false);
  const isSlow = useIsSlow(written !== undefined);
  const latest = useRef({ draft, stored });
  latest.current = { draft, stored };

  const save = (changed: Written) => {
    latest.current = { draft: null, stored: changed };
    setDraft(null);
    setWasChanged(true);
    outbox.add({
      account_id: account,
      after_seq: 0,
      call: 'PUT /mistakes/{id}',
      params: { id },
      body: { cause: changed.cause, note: changed.note, updated_at: new Date().toISOString() },
    });
  };
  const flush = () => {
    const { draft: typed, stored: now } = latest.current;
    if (typed !== null && typed !== now.note) save({ cause: now.cause, note: typed });
    else if (typed !== null) setDraft(null);
  };
  useFlush(draft, flush);

  return {
    cause: stored.cause,
    note: draft ?? stored.note,
    /** Whether it is saved; null before the first change of this visit. */
    state: stateOf({ isTyping: draft !== null, isPending: written !== undefined, isSlow, wasChanged }),
    setCause(cause: MistakeCause | null) {
      save({ cause, note: latest.current.draft ?? latest.current.stored.note });
    },
    setNote: setDraft,
    flush,
  };
}

type NoteState = { isTyping: boolean; isPending: boolean; isSlow: boolean; wasChanged: boolean };
type SavedNote = 'saving' | 'here' | 'saved' | null;

function stateOf({ isTyping, isPending, isSlow, wasChanged }: NoteState): SavedNote {
  if (isTyping) return 'saving';
  if (isPending) return isSlow ? 'here' : 'saving';
  return wasChanged ? 'saved' : null;
}

/** Saves after a pause, when the page is hidden or left, and when the row is removed. */
function useFlush(draft: string | null, flush: () => void): void {
  const latest = useRef(flush);
  latest.current = flush;
  useEffect(() => {
    if (draft === null) return;
    const leave = () => latest.current();
    const timer = setTimeout(leave, savesAfterMs);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
    };
  }, [draft]);
  useEffect(() => () => latest.current(), []);
}

function useIsSlow(isPending: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(() => setSlow(true), slowAfterMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
