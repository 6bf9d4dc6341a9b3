import type { Id } from '../../contract/call.ts';
import { type AnswerOf, isAnswer, type OutboxEntry, type Refusal } from './outbox-entry.ts';
import { id, isRecord } from './shape.ts';
import { isSameSection, type TestDeed, testDeedOf } from './test-deed.ts';

/**
 * One item of the store, in the order of writing. `key` is assigned by the store and only grows.
 */
export type Kept = KeptEntry | Unreadable;
export type KeptEntry = { key: number; entry: OutboxEntry };
/**
 * A stored value that no guard accepts, unchanged. `account_id` is the account that it names, null
 * if it names none.
 */
export type Unreadable = { key: number; unreadable: unknown; account_id: Id | null };

/**
 * One atomic change of the store. Items are removed first, then replaced and added in this order.
 */
export type Change = {
  add: OutboxEntry[];
  replace: { key: number; entry: OutboxEntry }[];
  remove: number[];
};
export const noChange: Change = { add: [], replace: [], remove: [] };

/** The change that adds entries at the end. An entry that merges with an unsent one replaces it. */
export function adding(kept: readonly Kept[], entries: readonly OutboxEntry[]): Change {
  const replace = new Map<number, OutboxEntry>();
  const add: OutboxEntry[] = [];
  for (const entry of entries) {
    const there = readable(kept).find((other) => isSame(other.entry, entry));
    const earlier = add.findIndex((other) => isSame(other, entry));
    if (there) {
      const before = replace.get(there.key) ?? there.entry;
      const after = grow(before, entry);
      if (after !== before) replace.set(there.key, after);
    } else if (earlier >= 0) add[earlier] = grow(add[earlier] as OutboxEntry, entry);
    else add.push(entry);
  }
  return { add, replace: [...replace].map(([key, entry]) => ({ key, entry })), remove: [] };
}

/** Whether everything in an entry is stored already. */
export function isIn(kept: readonly Kept[], entry: OutboxEntry): boolean {
  const { add, replace } = adding(kept, [entry]);
  return add.length + replace.length === 0;
}

/** The change that deletes a confirmed entry, unless a second half was merged into it since. */
export function confirming(kept: readonly Kept[], sent: OutboxEntry): Change {
  const there = find(kept, sent.id);
  return there && there.entry.rev === sent.rev ? { ...noChange, remove: [there.key] } : noChange;
}

/**
 * The change that sets a refused entry aside: it stays stored and shown, and the queue skips it.
 * Null returns it to the queue at its old position.
 */
export function putting(kept: readonly Kept[], entryId: Id, aside: Refusal | null): Change {
  const there = find(kept, entryId);
  return there ? { ...noChange, replace: [{ key: there.key, entry: { ...there.entry, aside } }] } : noChange;
}

/** The change that returns an account's refused entries to their positions in the queue. */
export function retrying(kept: readonly Kept[], account: Id): Change {
  return together(asideOf(kept, account).map((entry) => putting(kept, entry.id, null)));
}

/** An account's refused entries. */
export function asideOf(kept: readonly Kept[], account: Id): OutboxEntry[] {
  const mine = readable(kept).filter(({ entry }) => entry.account_id === account && entry.aside !== null);
  return mine.map(({ entry }) => entry);
}

/** The account's next entry in the order of writing. Undefined if there is none. */
export function nextToSend(kept: readonly Kept[], account: Id): KeptEntry | undefined {
  return readable(kept).find(({ entry }) => entry.account_id === account && entry.aside === null);
}

/** The stored items after a change that adds nothing. */
export function applied(kept: readonly Kept[], { replace, remove }: Change): Kept[] {
  const put = new Map(replace.map(({ key, entry }) => [key, entry]));
  return kept
    .filter(({ key }) => !remove.includes(key))
    .map((one) => {
      const entry = put.get(one.key);
      return entry ? { key: one.key, entry } : one;
    });
}

/** Merges changes; the last write to a key wins. */
export function together(changes: readonly Change[]): Change {
  return {
    add: changes.flatMap(({ add }) => add),
    replace: changes.flatMap(({ replace }) => replace),
    remove: changes.flatMap(({ remove }) => remove),
  };
}

/** Only the items that a guard accepts. */
export function readable(kept: readonly Kept[]): KeptEntry[] {
  return kept.filter((one): one is KeptEntry => 'entry' in one);
}

/** The account that an unreadable value names. Null if it names none. */
export function accountIn(value: unknown): Id | null {
  const { account_id } = isRecord(value) ? value : {};
  return typeof account_id === 'string' && id(account_id) ? account_id : null;
}

/**
 * Whether two entries merge: the same entry, the two halves of one answer record, or two entries of
 * one test question.
 */
function isSame(a: OutboxEntry, b: OutboxEntry): boolean {
  if (a.id === b.id) return true;
  if (a.account_id !== b.account_id || a.call !== b.call) return false;
  if (isAnswer(a) && isAnswer(b)) return a.body.id === b.body.id;
  const [one, other] = [testDeedOf(a), testDeedOf(b)];
  if (!one || !other || !isSameSection(one, other)) return false;
  // A submission that is repeated after a refusal comes after the answers given since, not at its
  // old position.
  if (one.does === 'submit') return a.aside === null;
  return questionOf(one) !== null && questionOf(one) === questionOf(other);
}

function grow(first: OutboxEntry, later: OutboxEntry): OutboxEntry {
  if (isAnswer(first) && isAnswer(later)) return growAnswer(first, later);
  const [one, other] = [testDeedOf(first), testDeedOf(later)];
  if (!one || !other || revOf(other) < revOf(one)) return first;
  // Two tabs with the same revision: the choice does not depend on the order of writing.
  const isTie = revOf(other) === revOf(one);
  if (isTie && (later.id <= first.id || JSON.stringify(later.body) === JSON.stringify(first.body))) return first;
  // The merged entry is sent again, even if the old one was refused.
  return one.does === 'submit' ? first : { ...later, id: first.id, rev: first.rev + 1, aside: null };
}

/** The first half never changes; the values of the second half only grow. */
function growAnswer(first: AnswerOf<OutboxEntry>, later: AnswerOf<OutboxEntry>): OutboxEntry {
  const { time_spent_after_answer: before, view_full_explanation: seen } = first.body;
  const { time_spent_after_answer: after, view_full_explanation: seesNow } = later.body;
  const body = {
    ...first.body,
    ...((before ?? after) !== undefined && { time_spent_after_answer: Math.max(before ?? 0, after ?? 0) }),
    ...((seen ?? seesNow) !== undefined && { view_full_explanation: Boolean(seen || seesNow) }),
  };
  const grew = body.time_spent_after_answer !== before || body.view_full_explanation !== seen;
  return grew ? { ...first, body, rev: first.rev + 1 } : first;
}

function questionOf(deed: TestDeed): Id | null {
  return deed.does === 'save' ? (deed.entry?.questionId ?? null) : null;
}

function revOf(deed: TestDeed): number {
  return deed.does === 'save' ? (deed.entry?.rev ?? 0) : 0;
}

/**
 * Searches by the entry's own id, because a store that the browser cleared assigns its keys again.
 */
function find(kept: readonly Kept[], entryId: Id): KeptEntry | undefined {
  return readable(kept).find(({ entry }) => entry.id === entryId);
}
