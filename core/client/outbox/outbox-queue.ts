import type { Id } from '../../contract/call.ts';
import { id, isRecord } from './guards.ts';
import { type AnswerOf, isAnswer, isNote, type NoteOf, type OutboxEntry, type Refusal } from './outbox-entry.ts';
import { isSameSection, type TestAction, testActionOf } from './test-action.ts';

/** One item of the store, in the order of writing. `key` is assigned by the store and only grows. */
export type StoredItem = StoredEntry | Unreadable;
export type StoredEntry = { key: number; entry: OutboxEntry };
/**
 * A stored value that no guard accepts, unchanged. `account_id` is the account that it names, null if it names none.
 */
export type Unreadable = { key: number; unreadable: unknown; account_id: Id | null };

/** One atomic change of the store. Items are removed first, then replaced and added in this order. */
export type StoreChange = {
  add: OutboxEntry[];
  replace: { key: number; entry: OutboxEntry }[];
  remove: number[];
};
export const noChange: StoreChange = { add: [], replace: [], remove: [] };

/** The change that adds entries at the end. An entry that merges with an unsent one replaces it. */
export function addChange(stored: readonly StoredItem[], entries: readonly OutboxEntry[]): StoreChange {
  const replace = new Map<number, OutboxEntry>();
  const add: OutboxEntry[] = [];
  for (const entry of entries) {
    const existing = readableEntries(stored).find((other) => isSameEntry(other.entry, entry));
    const earlier = add.findIndex((other) => isSameEntry(other, entry));
    if (existing) {
      const before = replace.get(existing.key) ?? existing.entry;
      const after = mergeEntry(before, entry);
      if (after !== before) replace.set(existing.key, after);
    } else if (earlier >= 0) add[earlier] = mergeEntry(add[earlier] as OutboxEntry, entry);
    else add.push(entry);
  }
  return { add, replace: [...replace].map(([key, entry]) => ({ key, entry })), remove: [] };
}

/** Whether everything in an entry is stored already. */
export function isStored(stored: readonly StoredItem[], entry: OutboxEntry): boolean {
  const { add, replace } = addChange(stored, [entry]);
  return add.length + replace.length === 0;
}

/** The change that deletes a confirmed entry, unless a second half was merged into it since. */
export function confirmChange(stored: readonly StoredItem[], sent: OutboxEntry): StoreChange {
  const existing = findEntry(stored, sent.id);
  return existing && existing.entry.rev === sent.rev ? { ...noChange, remove: [existing.key] } : noChange;
}

/**
 * The change that sets a refused entry aside: it stays stored and shown, and the queue skips it.
 * Null returns it to the queue at its old position.
 */
export function setAsideChange(stored: readonly StoredItem[], entryId: Id, aside: Refusal | null): StoreChange {
  const existing = findEntry(stored, entryId);
  return existing ? { ...noChange, replace: [{ key: existing.key, entry: { ...existing.entry, aside } }] } : noChange;
}

/** The change that returns an account's refused entries to their positions in the queue. */
export function retryChange(stored: readonly StoredItem[], account: Id): StoreChange {
  return mergeChanges(refusedEntries(stored, account).map((entry) => setAsideChange(stored, entry.id, null)));
}

/** An account's refused entries. */
export function refusedEntries(stored: readonly StoredItem[], account: Id): OutboxEntry[] {
  const mine = readableEntries(stored).filter(({ entry }) => entry.account_id === account && entry.aside !== null);
  return mine.map(({ entry }) => entry);
}

/** The account's next entry in the order of writing. Undefined if there is none. */
export function nextToSend(stored: readonly StoredItem[], account: Id): StoredEntry | undefined {
  return readableEntries(stored).find(({ entry }) => entry.account_id === account && entry.aside === null);
}

/** The stored items after a change that adds nothing. */
export function applyChange(stored: readonly StoredItem[], { replace, remove }: StoreChange): StoredItem[] {
  const put = new Map(replace.map(({ key, entry }) => [key, entry]));
  return stored
    .filter(({ key }) => !remove.includes(key))
    .map((one) => {
      const entry = put.get(one.key);
      return entry ? { key: one.key, entry } : one;
    });
}

/** Merges changes; the last write to a key wins. */
export function mergeChanges(changes: readonly StoreChange[]): StoreChange {
  return {
    add: changes.flatMap(({ add }) => add),
    replace: changes.flatMap(({ replace }) => replace),
    remove: changes.flatMap(({ remove }) => remove),
  };
}

/** Only the items that a guard accepts. */
export function readableEntries(stored: readonly StoredItem[]): StoredEntry[] {
  return stored.filter((one): one is StoredEntry => 'entry' in one);
}

/** The account that an unreadable value names. Null if it names none. */
export function namedAccount(value: unknown): Id | null {
  const { account_id } = isRecord(value) ? value : {};
  return typeof account_id === 'string' && id(account_id) ? account_id : null;
}

/**
 * Whether two entries merge: the same entry, the two halves of one answer record, two notes on one question, or two
 * entries of one test question.
 */
function isSameEntry(a: OutboxEntry, b: OutboxEntry): boolean {
  if (a.id === b.id) return true;
  if (a.account_id !== b.account_id || a.call !== b.call) return false;
  if (isAnswer(a) && isAnswer(b)) return a.body.id === b.body.id;
  if (isNote(a) && isNote(b)) return a.params.id === b.params.id;
  const [one, other] = [testActionOf(a), testActionOf(b)];
  if (!one || !other || !isSameSection(one, other)) return false;
  // A submission that is repeated after a refusal comes after the answers given since, not at its
  // old position.
  if (one.kind === 'submit') return a.aside === null;
  return questionOf(one) !== null && questionOf(one) === questionOf(other);
}

function mergeEntry(first: OutboxEntry, later: OutboxEntry): OutboxEntry {
  if (isAnswer(first) && isAnswer(later)) return mergeAnswer(first, later);
  if (isNote(first) && isNote(later)) return mergeNote(first, later);
  const [one, other] = [testActionOf(first), testActionOf(later)];
  if (!one || !other || revOf(other) < revOf(one)) return first;
  // Two tabs with the same revision: the choice does not depend on the order of writing.
  const isTie = revOf(other) === revOf(one);
  if (isTie && (later.id <= first.id || JSON.stringify(later.body) === JSON.stringify(first.body))) return first;
  // The merged entry is sent again, even if the old one was refused.
  return one.kind === 'submit' ? first : { ...later, id: first.id, rev: first.rev + 1, aside: null };
}

/** The first half never changes; the values of the second half only grow. */
function mergeAnswer(first: AnswerOf<OutboxEntry>, later: AnswerOf<OutboxEntry>): OutboxEntry {
  const { time_spent_after_answer: before, view_full_explanation: seen } = first.body;
  const { time_spent_after_answer: after, view_full_explanation: seesNow } = later.body;
  const body = {
    ...first.body,
    ...((before ?? after) !== undefined && { time_spent_after_answer: Math.max(before ?? 0, after ?? 0) }),
    ...((seen ?? seesNow) !== undefined && { view_full_explanation: Boolean(seen || seesNow) }),
  };
  const hasGrown = body.time_spent_after_answer !== before || body.view_full_explanation !== seen;
  return hasGrown ? { ...first, body, rev: first.rev + 1 } : first;
}

/** The last change counts, as on the server. It is sent again, even if the first was refused. */
function mergeNote(first: NoteOf<OutboxEntry>, later: NoteOf<OutboxEntry>): OutboxEntry {
  const isSame = JSON.stringify(later.body) === JSON.stringify(first.body);
  if (isSame || later.body.updated_at < first.body.updated_at) return first;
  return { ...later, id: first.id, rev: first.rev + 1, aside: null };
}

function questionOf(action: TestAction): Id | null {
  return action.kind === 'save' ? (action.entry?.questionId ?? null) : null;
}

function revOf(action: TestAction): number {
  return action.kind === 'save' ? (action.entry?.rev ?? 0) : 0;
}

/** Searches by the entry's own id, because a store that the browser cleared assigns its keys again. */
function findEntry(stored: readonly StoredItem[], entryId: Id): StoredEntry | undefined {
  return readableEntries(stored).find(({ entry }) => entry.id === entryId);
}
