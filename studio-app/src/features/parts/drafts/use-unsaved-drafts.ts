import { useAccount } from '@fourfold/app-shell/session';
import type { LocalDraft } from '@fourfold/core/authoring/drafts';
import { useRef, useSyncExternalStore } from 'react';
import { currentDraftDesk } from './draft-desk.ts';

export type UnsavedDraft = { key: string; subjectId: string; at: Date };

/** The drafts that are not saved in their records yet, the newest first; also those of other devices. */
export function useUnsavedDrafts(): readonly UnsavedDraft[] {
  useAccount();
  const desk = currentDraftDesk();
  const cached = useRef<{ fingerprint: string; left: readonly UnsavedDraft[] }>({ fingerprint: '', left: [] });
  const getSnapshot = () => {
    const stored = desk?.leftDrafts() ?? [];
    const fingerprint = stored.map(fingerprintOf).join(' ');
    if (fingerprint !== cached.current.fingerprint) cached.current = { fingerprint, left: stored.map(unsavedDraftOf) };
    return cached.current.left;
  };
  return useSyncExternalStore(desk?.subscribe ?? noSubscription, getSnapshot);
}

/** Changes at most once a minute per draft, so that not every key press gives a new list. */
function fingerprintOf({ key, stamp }: LocalDraft): string {
  return `${key}@${Math.floor(stamp / 60_000)}`;
}

function unsavedDraftOf({ key, subject_id, stamp }: LocalDraft): UnsavedDraft {
  return { key, subjectId: subject_id, at: new Date(stamp) };
}

const noSubscription = () => () => {};
