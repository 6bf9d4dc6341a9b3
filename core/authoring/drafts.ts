import type { Draft } from '../contract/desk.ts';

/** The fields of a form, rich ones as on the wire. */
export type Fields = Draft['content'];

/** A draft as this browser keeps it, for one account. */
export type KeptDraft = {
  v: 1;
  account_id: string;
  /** Names the form and its record. */
  key: string;
  subject_id: string;
  /** The revision of the record at which these changes began; null for something new. */
  base_rev: number | null;
  /** The fields that differ from what is saved. Null: thrown away, and kept until the server knows. */
  content: Fields | null;
  /** Milliseconds since 1970 of the last change, and always greater than that of the change before. */
  stamp: number;
  /** The stamp that the server is known to have; -1 while it has none. */
  sent: number;
};

/** Milliseconds in which a change is on the disk, however long the typing goes on. */
export const untilKept = 250;
/** Milliseconds without a change after which a draft is sent; at the latest so long after the first that was not. */
const settles = 1_500;
const patience = 10_000;

/** When a draft is sent whose unsent changes came at these times. */
export function sendAt(first: number, last: number): number {
  return Math.min(last + settles, first + patience);
}

/** Of two versions of a draft the one that stands: the newer; of the same one, the one that knows more of the server. */
export function standing(a: KeptDraft | undefined, b: KeptDraft | undefined): KeptDraft | undefined {
  if (!a || !b) return a ?? b;
  if (a.stamp !== b.stamp) return a.stamp > b.stamp ? a : b;
  return a.sent >= b.sent ? a : b;
}

export type Change = Pick<KeptDraft, 'account_id' | 'key' | 'subject_id' | 'base_rev'> & {
  content: Fields;
  now: number;
};

/** A draft after a change of its form; a clock that goes back does not make it any older. */
export function changed(before: KeptDraft | undefined, { now, ...change }: Change): KeptDraft {
  const goesOn = before !== undefined && before.content !== null;
  return {
    v: 1,
    ...change,
    // The changes began where the first of them was made, however far the record has moved on.
    base_rev: goesOn ? before.base_rev : change.base_rev,
    stamp: Math.max(now, (before?.stamp ?? -1) + 1),
    sent: before?.sent ?? -1,
  };
}

/** A draft that was thrown away, or saved: newer than all that it was, wherever that has got to. */
export function dropped(before: KeptDraft): KeptDraft {
  return { ...before, content: null, stamp: before.stamp + 1 };
}

/** What the server has yet to hear of it. */
export function pendingIn({ content, stamp, sent }: KeptDraft): 'put' | 'delete' | null {
  if (stamp <= sent) return null;
  return content === null ? 'delete' : 'put';
}

/** A draft as the server gives it. */
export function fromServer(account_id: string, draft: Draft): KeptDraft {
  return { v: 1, account_id, ...draft, sent: draft.stamp };
}

/**
 * A draft of this browser beside the server's of the same key, if it has one. What the server had whole and has no more
 * was thrown away elsewhere; what it has yet to hear is told, also that something it does not have was thrown away: a
 * letter with it may still be on its way.
 */
export function besideServer(own: KeptDraft | undefined, theirs: KeptDraft | undefined): KeptDraft | undefined {
  if (theirs || !own) return standing(own, theirs);
  return pendingIn(own) ? own : undefined;
}

/**
 * A draft of this browser, of which `sent` was told to the server, where it was thrown away at `stamp`. That very version
 * goes, and one that the server had had by another tab; what was typed here and nobody saw there stands, as newer.
 */
export function besideDeletion(own: KeptDraft | undefined, sent: KeptDraft, stamp: number): KeptDraft | undefined {
  if (!own?.content || own.stamp > stamp) return own;
  const wasSeen = !pendingIn(own) || (own.stamp === sent.stamp && dropped(sent).stamp === stamp);
  return wasSeen ? undefined : { ...own, stamp: stamp + 1 };
}

/** What a form shows: what is saved, and over it what the draft says of the fields that the form still has. */
export function shown<T extends Fields>(saved: T, draft: KeptDraft | undefined): T {
  const typed = Object.entries(draft?.content ?? {}).filter(
    ([name, value]) => Object.hasOwn(saved, name) && isLike(value, saved[name]),
  );
  return { ...saved, ...Object.fromEntries(typed) };
}

/** A form's fields may change with a version of the app: a draft of another one must not break it. */
function isLike(value: unknown, saved: unknown): boolean {
  return value === null || saved === null || typeof value === typeof saved;
}

/** The fields that differ from what is saved. */
export function differing(fields: Fields, saved: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => !isSame(value, saved[name])));
}

/** Whether two fields say the same. The server gives documents back with their names in another order. */
export function isSame(a: Fields[string] | undefined, b: Fields[string] | undefined): boolean {
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

/** Whether what lies in the browser's storage is a draft; another version of the app may have left it. */
export function isKeptDraft(value: unknown): value is KeptDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { v, account_id, key, subject_id, base_rev, content, stamp, sent } = value as Record<string, unknown>;
  return (
    v === 1 &&
    [account_id, key, subject_id].every((text) => typeof text === 'string') &&
    (base_rev === null || Number.isSafeInteger(base_rev)) &&
    (content === null || isFields(content)) &&
    [stamp, sent].every((number) => Number.isSafeInteger(number))
  );
}

function isFields(value: unknown): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((field) => field === null || ['string', 'number', 'boolean'].includes(typeof field))
  );
}
