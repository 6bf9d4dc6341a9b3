import { safeStorage } from '@fourfold/core/browser/safe-storage';

/** What was entered and not submitted: by question number, as on the sheet. */
export type Draft = Readonly<Record<string, string>>;
export type DraftPlace = { account: string; exam: string; section: string };

const storage = safeStorage(() => localStorage);

/** Written at every change, so that neither a reload nor a crash loses a letter; it stays until submit or cancel. */
export function keepDraft(place: DraftPlace, draft: Draft): void {
  storage.setItem(keyOf(place), JSON.stringify({ v: 1, draft }));
}

export function keptDraft(place: DraftPlace): Draft | null {
  return readDraft(storage.getItem(keyOf(place)));
}

export function dropDraft(place: DraftPlace): void {
  storage.removeItem(keyOf(place));
}

/** What this app wrote, and nothing else. */
export function readDraft(text: string | null): Draft | null {
  if (text === null) return null;
  try {
    const { v, draft } = JSON.parse(text) as { v?: unknown; draft?: unknown };
    return v === 1 && isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.entries(value).every(([number, answer]) => /^\d{1,2}$/.test(number) && typeof answer === 'string');
}

function keyOf({ account, exam, section }: DraftPlace): string {
  return `fourfold.sheet.${account}.${exam}.${section}`;
}
