import type { DraftRecord } from '../contract/desk.ts';

/** The fields of a form; rich text as on the wire. */
export type DraftFields = DraftRecord['content'];

/** A draft as it is stored in this browser, of one account. */
export type LocalDraft = {
  v: 1;
  account_id: string;
  /** Identifies the form and its record. */
  key: string;
  subject_id: string;
  /** The revision of the record when the first change was made; null for a new record. */
  base_rev: number | null;
  /** The fields that differ from the saved ones. Null if discarded; stored until the server knows it. */
  content: DraftFields | null;
  /** Time of the last change in milliseconds since 1970. Always greater than that of the change before. */
  stamp: number;
  /** The last stamp that the server has confirmed; -1 before. */
  sent: number;
};

/** Milliseconds until a change is written to the disk, even if the typing continues. */
export const diskDelayMs = 250;
/** A draft is sent after a pause of `settleMs`, at the latest `maxDelayMs` after its first unsent change. */
const settleMs = 1_500;
const maxDelayMs = 10_000;

/** Returns when to send a draft, from the times of its first and last unsent change. */
export function sendAt(first: number, last: number): number {
  return Math.min(last + settleMs, first + maxDelayMs);
}

/** Returns the newer of two versions of a draft; with the same stamp, the one with the higher `sent`. */
export function newerDraft(a: LocalDraft | undefined, b: LocalDraft | undefined): LocalDraft | undefined {
  if (!a || !b) return a ?? b;
  if (a.stamp !== b.stamp) return a.stamp > b.stamp ? a : b;
  return a.sent >= b.sent ? a : b;
}

/** A change of a form. `content`: the fields that differ from the saved ones; `now`: milliseconds since 1970. */
export type DraftChange = Pick<LocalDraft, 'account_id' | 'key' | 'subject_id' | 'base_rev'> & {
  content: DraftFields;
  now: number;
};

/** Applies a change of the form to a draft. The stamp grows even if the clock goes back. */
export function changeDraft(before: LocalDraft | undefined, { now, ...change }: DraftChange): LocalDraft {
  const isContinued = before !== undefined && before.content !== null;
  return {
    v: 1,
    ...change,
    // The base is the revision of the first change, even if the record has changed since.
    base_rev: isContinued ? before.base_rev : change.base_rev,
    stamp: Math.max(now, (before?.stamp ?? -1) + 1),
    sent: before?.sent ?? -1,
  };
}

/** Marks a draft as discarded, also after saving. The result is newer than the draft in any copy. */
export function discardDraft(before: LocalDraft): LocalDraft {
  return { ...before, content: null, stamp: before.stamp + 1 };
}

/** Returns the request that the server still needs; null if it has this version. */
export function pendingAction({ content, stamp, sent }: LocalDraft): 'put' | 'delete' | null {
  if (stamp <= sent) return null;
  return content === null ? 'delete' : 'put';
}

/** Converts a draft from the server. */
export function fromServer(account_id: string, draft: DraftRecord): LocalDraft {
  return { v: 1, account_id, ...draft, sent: draft.stamp };
}

/**
 * Merges a draft of this browser with that of the server; returns undefined if neither is left. If the
 * server has none, a sent draft was deleted on another device, and a pending one stays. A pending
 * deletion stays too: a request with the draft may still be in flight.
 */
export function mergeWithServer(own: LocalDraft | undefined, theirs: LocalDraft | undefined): LocalDraft | undefined {
  if (theirs || !own) return newerDraft(own, theirs);
  return pendingAction(own) ? own : undefined;
}

/**
 * Merges a draft of this browser with its deletion on the server at `stamp`, after `sent` was sent.
 * Returns undefined if the deleted version is this one, or the server already had it. Otherwise the
 * deleting device did not see what was typed here, so the draft stays and becomes newer.
 */
export function mergeWithDeletion(
  own: LocalDraft | undefined,
  sent: LocalDraft,
  stamp: number,
): LocalDraft | undefined {
  if (!own?.content || own.stamp > stamp) return own;
  const wasSeen = !pendingAction(own) || (own.stamp === sent.stamp && discardDraft(sent).stamp === stamp);
  return wasSeen ? undefined : { ...own, stamp: stamp + 1 };
}

/** Returns the fields that a form shows: the saved ones, overwritten by those of the draft. */
export function formFields<T extends DraftFields>(saved: T, draft: Pick<LocalDraft, 'content'> | undefined): T {
  const typed = Object.entries(draft?.content ?? {}).filter(
    ([name, value]) => Object.hasOwn(saved, name) && isSameType(value, saved[name]),
  );
  return { ...saved, ...Object.fromEntries(typed) };
}

/** Guards against a draft of another version of the app, whose fields may have other types. */
function isSameType(value: unknown, saved: unknown): boolean {
  return value === null || saved === null || typeof value === typeof saved;
}

/** Returns the fields that differ from the saved ones. */
export function changedFields(fields: DraftFields, saved: DraftFields): DraftFields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSameField(value, saved[name])));
}

/** Whether two fields are equal. The server may change the key order of documents. */
export function isSameField(a: DraftFields[string] | undefined, b: DraftFields[string] | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'string' || typeof b !== 'string' || a.length !== b.length || !a.startsWith('[')) return false;
  try {
    return canonical(JSON.parse(a)) === canonical(JSON.parse(b));
  } catch {
    return false;
  }
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

/** Whether a value from browser storage is a draft. Another version of the app may have written it. */
export function isLocalDraft(value: unknown): value is LocalDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { v, account_id, key, subject_id, base_rev, content, stamp, sent } = value as Record<string, unknown>;
  return (
    v === 1 &&
    [account_id, key, subject_id].every((text) => typeof text === 'string') &&
    (base_rev === null || Number.isSafeInteger(base_rev)) &&
    (content === null || isDraftFields(content)) &&
    [stamp, sent].every((number) => Number.isSafeInteger(number))
  );
}

function isDraftFields(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((field) => field === null || ['string', 'number', 'boolean'].includes(typeof field))
  );
}
