import type { Draft } from '@fourfold/core/contract/desk';
import { useState } from 'react';

/** The fields of a form, as a draft keeps them; rich ones as on the wire. */
export type Fields = Draft['content'];

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

/** A form's fields, kept as they are typed. */
export function useDraft<T extends Fields>({ saved, baseRev }: DraftAt<T>): DraftOf<T> {
  const [typed, setTyped] = useState<Partial<T>>({});
  const value = { ...saved, ...typed };
  const dirty = Object.keys(typed).some((name) => typed[name] !== saved[name]);
  return {
    value,
    change: (patch) => setTyped((before) => ({ ...before, ...patch })),
    dirty,
    rev: baseRev ?? undefined,
    version: 0,
    restored: null,
    others: [],
    discard: () => setTyped({}),
  };
}
