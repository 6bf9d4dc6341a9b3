import { differing, type Fields, shown } from '@fourfold/core/authoring/drafts';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useDesk } from './desk.ts';
import { useOthers } from './use-others.ts';
import { useSayKept } from './use-say-kept.ts';

export type { Fields };

export type DraftOf<T extends Fields> = {
  /** What the form shows: the draft, or what is saved. */
  value: T;
  change: (patch: Partial<T>) => void;
  /** Something differs from what is saved. */
  dirty: boolean;
  /** What a save says it was made from: the revision at which these changes began, however far the record is since. */
  rev: number | undefined;
  /**
   * Grows when `value` came from elsewhere: from another tab, or with the record. Part of the `key` of every input that
   * reads its value only once: `key={draft.version}`.
   */
  version: number;
  /** It was left here earlier and has come back; shown with when it was written. */
  restored: { at: Date } | null;
  /** Who else has been writing here lately. */
  others: readonly string[];
  /** Forgets the draft, here and on the server: after it was saved, or when its author throws it away. */
  discard: () => void;
};

type DraftAt<T extends Fields> = {
  /** Names the form and its record, `question:{id}` or `new-question:{place}`. */
  key: string;
  /** The record, or the place of a new one. */
  subjectId: string;
  /** The revision that `saved` is of; null for something new. */
  baseRev: number | null;
  saved: T;
};

/** A form's fields, kept as they are typed; a form that is shown again has what was left of it. */
export function useDraft<T extends Fields>({ key, subjectId, baseRev, saved }: DraftAt<T>): DraftOf<T> {
  const desk = useDesk();
  const draft = useSyncExternalStore(desk.subscribe, () => desk.draftOf(key));
  const [left] = useState(draft);
  const value = shown(saved, draft);
  const version = useVersion(value);
  const dirty = draft !== undefined && !isEqual(value, saved);
  useSayKept(desk, key);

  return {
    value,
    change(patch) {
      const before = desk.draftOf(key);
      const next = { ...shown(saved, before), ...patch };
      version.knows(next);
      const content = differing(next, saved);
      if (Object.keys(content).length === 0) desk.drop(key);
      // Something new is kept whole: with the id that was made for it, too.
      else desk.change({ key, subject_id: subjectId, base_rev: baseRev, content: baseRev === null ? next : content });
    },
    dirty,
    rev: (draft ? draft.base_rev : baseRev) ?? undefined,
    version: version.now,
    restored: left && draft && dirty ? { at: new Date(left.stamp) } : null,
    others: useOthers(key, subjectId),
    discard: () => desk.drop(key),
  };
}

function isEqual(a: Fields, b: Fields): boolean {
  return Object.keys(differing(a, b)).length === 0;
}

/** Counts how often a value came from elsewhere than from the form itself. */
function useVersion(value: Fields) {
  const known = useRef({ value, version: 0 });
  if (!isEqual(value, known.current.value)) known.current = { value, version: known.current.version + 1 };
  return {
    now: known.current.version,
    /** The form's own inputs have this already. */
    knows(next: Fields): void {
      known.current = { ...known.current, value: next };
    },
  };
}
