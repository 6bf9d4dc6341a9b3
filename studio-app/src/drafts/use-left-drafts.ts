import type { KeptDraft } from '@fourfold/core/authoring/drafts';
import { useRef, useSyncExternalStore } from 'react';
import { useAccount } from '../session/session.ts';
import { presentDesk } from './desk.ts';

export type LeftDraft = { key: string; subjectId: string; at: Date };

/**
 * The drafts that are not saved in their records yet, the newest first; also those of other
 * devices.
 */
export function useLeftDrafts(): readonly LeftDraft[] {
  useAccount();
  const desk = presentDesk();
  const known = useRef<{ name: string; left: readonly LeftDraft[] }>({ name: '', left: [] });
  const look = () => {
    const kept = desk?.left() ?? [];
    const name = kept.map(nameOf).join(' ');
    if (name !== known.current.name) known.current = { name, left: kept.map(leftOf) };
    return known.current.left;
  };
  return useSyncExternalStore(desk?.subscribe ?? never, look);
}

/** Changes at most once a minute per draft, so that not every key press gives a new list. */
function nameOf({ key, stamp }: KeptDraft): string {
  return `${key}@${Math.floor(stamp / 60_000)}`;
}

function leftOf({ key, subject_id, stamp }: KeptDraft): LeftDraft {
  return { key, subjectId: subject_id, at: new Date(stamp) };
}

const never = () => () => {};
