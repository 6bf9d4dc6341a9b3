import { moveAside } from '@fourfold/core/browser/lazy/put-aside';
import { safeStorage } from '@fourfold/core/browser/safe-storage';

/** Answers entered in a bubble sheet and not submitted, by question number. */
export type SheetDraft = Readonly<Record<string, string>>;
/** What a draft belongs to. It includes the account, so that another account does not read it. */
export type DraftKey = { kind: 'sheet' | 'wrong' | 'uncertain'; account: string; exam: string; section: string };

const storage = safeStorage(() => localStorage);

/**
 * Saves a draft in the browser at each change, so that a reload or crash loses nothing. It stays
 * until submit or cancel.
 */
export function saveDraft(key: DraftKey, draft: SheetDraft | readonly number[]): void {
  backUpUnreadable(key);
  storage.setItem(storageKey(key), JSON.stringify({ v: 1, draft }));
}

export function deleteDraft(key: DraftKey): void {
  backUpUnreadable(key);
  storage.removeItem(storageKey(key));
}

export function storedSheet(key: DraftKey): SheetDraft | null {
  return readSheetDraft(storage.getItem(storageKey(key)));
}

export function storedMarks(key: DraftKey): readonly number[] | null {
  return readMarksDraft(storage.getItem(storageKey(key)));
}

export function readSheetDraft(text: string | null): SheetDraft | null {
  const draft = parseDraft(text);
  return isSheet(draft) ? draft : null;
}

export function readMarksDraft(text: string | null): readonly number[] | null {
  const draft = parseDraft(text);
  const isMark = (number: unknown) => Number.isInteger(number) && (number as number) > 0;
  return Array.isArray(draft) && draft.every(isMark) ? draft : null;
}

/** Returns the draft of a stored value; undefined if this version did not write it. */
function parseDraft(text: string | null): unknown {
  if (text === null) return null;
  try {
    const stored: unknown = JSON.parse(text);
    const { v, draft } = (stored ?? {}) as { v?: unknown; draft?: unknown };
    return v === 1 ? draft : null;
  } catch {
    return null;
  }
}

/** Backs up a value of another version before it is overwritten. */
function backUpUnreadable(key: DraftKey): void {
  const isOurs = key.kind === 'sheet' ? storedSheet(key) : storedMarks(key);
  if (isOurs === null) moveAside(storage, storageKey(key), key.account);
}

function isSheet(value: unknown): value is SheetDraft {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([number, answer]) => /^\d{1,2}$/.test(number) && typeof answer === 'string');
}

function storageKey({ kind, account, exam, section }: DraftKey): string {
  return `fourfold.draft.${kind}.${account}.${exam}.${section}`;
}
