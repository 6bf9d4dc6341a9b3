import { changedFields, type DraftFields, formFields } from '@fourfold/core/authoring/drafts';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useDraftDesk } from './draft-desk.ts';
import { useDraftKeptAlert } from './use-draft-kept-alert.ts';
import { useOtherWriters } from './use-other-writers.ts';

export type { DraftFields };

export type FormDraft<T extends DraftFields> = {
  /** The value of the form: the draft, or else the saved value. */
  value: T;
  change: (patch: Partial<T>) => void;
  /** Whether the value differs from the saved one. */
  dirty: boolean;
  /** The revision that the draft is based on, even if the record has a newer one by now; sent with a save. */
  rev: number | undefined;
  /**
   * Increases when `value` changes from outside the form: in another tab, or with the record. It is
   * part of the `key` of inputs that read their value only once: `key={draft.version}`.
   */
  version: number;
  /** The draft of an earlier visit was restored; `at` is the time of its last change. */
  restored: { at: Date } | null;
  /** The names of other authors who edited this recently. */
  others: readonly string[];
  /** Deletes the draft, here and on the server: after a save, or on the author's request. */
  discard: () => void;
};

type DraftOptions<T extends DraftFields> = {
  /** The form and its record, `question:{id}` or `new-question:{location}`. */
  key: string;
  /** The record, or the location of a new one. */
  subjectId: string;
  /** The revision of `saved`; null for a new record. */
  baseRev: number | null;
  saved: T;
};

/**
 * A form's fields, stored as a draft while the author types. A form that is opened again starts with its draft.
 * `value`, `dirty` and `rev` are read from the draft on each access: a key handler may run after a
 * change and before the next render.
 */
export function useDraft<T extends DraftFields>({ key, subjectId, baseRev, saved }: DraftOptions<T>): FormDraft<T> {
  const desk = useDraftDesk();
  const draft = useSyncExternalStore(desk.subscribe, () => desk.draftOf(key));
  const [initialDraft] = useState(draft);
  const version = useVersion(formFields(saved, draft));
  useDraftKeptAlert(desk, key);

  return {
    get value() {
      return formFields(saved, desk.draftOf(key));
    },
    change(patch) {
      const before = desk.draftOf(key);
      const next = { ...formFields(saved, before), ...patch };
      version.noteOwnValue(next);
      const content = changedFields(next, saved);
      if (Object.keys(content).length === 0) desk.drop(key);
      // The draft of a new record contains all fields, including the id that was generated for it.
      else desk.change({ key, subject_id: subjectId, base_rev: baseRev, content: baseRev === null ? next : content });
    },
    get dirty() {
      const present = desk.draftOf(key);
      return present !== undefined && !isEqual(formFields(saved, present), saved);
    },
    get rev() {
      const present = desk.draftOf(key);
      return (present ? present.base_rev : baseRev) ?? undefined;
    },
    version: version.now,
    get restored() {
      return initialDraft && this.dirty ? { at: new Date(initialDraft.stamp) } : null;
    },
    others: useOtherWriters(key, subjectId),
    discard: () => desk.drop(key),
  };
}

function isEqual(a: DraftFields, b: DraftFields): boolean {
  return Object.keys(changedFields(a, b)).length === 0;
}

/** Counts the changes of a value that do not come from the form itself. */
function useVersion(value: DraftFields) {
  const latest = useRef({ value, version: 0 });
  if (!isEqual(value, latest.current.value)) latest.current = { value, version: latest.current.version + 1 };
  return {
    now: latest.current.version,
    /** Notes a value that the form's own inputs already show. */
    noteOwnValue(next: DraftFields): void {
      latest.current = { ...latest.current, value: next };
    },
  };
}
