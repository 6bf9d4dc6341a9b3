import { useMemo } from 'react';
import { presentDesk, useDeskView } from './desk.ts';

export type LeftDraft = { key: string; subjectId: string; at: Date };

/** The drafts that are not saved yet, the newest first: here, and those of other devices. */
export function useLeftDrafts(): readonly LeftDraft[] {
  const view = useDeskView();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new view says that something has changed
  return useMemo(
    () =>
      (presentDesk()?.left() ?? []).map(({ key, subject_id, stamp }) => ({
        key,
        subjectId: subject_id,
        at: new Date(stamp),
      })),
    [view],
  );
}
