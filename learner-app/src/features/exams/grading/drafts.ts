import { putAside } from '@fourfold/core/browser/late/put-aside';
import { safeStorage } from '@fourfold/core/browser/safe-storage';

/** Answers entered in a bubble sheet and not submitted, by question number. */
export type Draft = Readonly<Record<string, string>>;
/** What a draft belongs to. It includes the account, so that another account does not read it. */
export type DraftPlace = { kind: 'sheet' | 'wrong' | 'uncertain'; account: string; exam: string; section: string };

const storage = safeStorage(() => localStorage);

/**
 * Saves a draft in the browser at each change, so that a reload or crash loses nothing. It stays
 * until submit or cancel.
 */
export function keepDraft(place: DraftPlace, draft: Draft | readonly number[]): void {
  makeRoom(place);
  storage.setItem(keyOf(place), JSON.stringify({ v: 1, draft }));
}

export function dropDraft(place: DraftPlace): void {
  makeRoom(place);
  storage.removeItem(keyOf(place));
}

export function keptSheet(place: DraftPlace): Draft | null {
  return readSheetDraft(storage.getItem(keyOf(place)));
}

export function keptMarks(place: DraftPlace): readonly number[] | null {
  return readMarksDraft(storage.getItem(keyOf(place)));
}

export function readSheetDraft(text: string | null): Draft | null {
  const draft = read(text);
  return isSheet(draft) ? draft : null;
}

export function readMarksDraft(text: string | null): readonly number[] | null {
  const draft = read(text);
  const isMark = (number: unknown) => Number.isInteger(number) && (number as number) > 0;
  return Array.isArray(draft) && draft.every(isMark) ? draft : null;
}

/** Returns the draft of a stored value; undefined if this version did not write it. */
function read(text: string | null): unknown {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    const { v, draft } = (kept ?? {}) as { v?: unknown; draft?: unknown };
    return v === 1 ? draft : null;
  } catch {
    return null;
  }
}

/** Backs up a value of another version before it is overwritten. */
function makeRoom(place: DraftPlace): void {
  const isOurs = place.kind === 'sheet' ? keptSheet(place) : keptMarks(place);
  if (isOurs === null) putAside(storage, keyOf(place), place.account);
}

function isSheet(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([number, answer]) => /^\d{1,2}$/.test(number) && typeof answer === 'string');
}

function keyOf({ kind, account, exam, section }: DraftPlace): string {
  return `fourfold.draft.${kind}.${account}.${exam}.${section}`;
}
