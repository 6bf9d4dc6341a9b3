import type { Id } from '../../contract/call.ts';
import { type AnswerOf, isAnswer, type OutboxEntry, type Refusal } from './outbox-entry.ts';
import { id, isRecord } from './shape.ts';
import { isSameSection, type TestDeed, testDeedOf } from './test-deed.ts';

/** One place in the store, in the order of writing; `key` is the store's own and only grows. */
export type Kept = KeptEntry | Unreadable;
export type KeptEntry = { key: number; entry: OutboxEntry };
/** What no guard accepts, as it lies there, and whose it says it is; null where it does not. */
export type Unreadable = { key: number; unreadable: unknown; account_id: Id | null };

/** What one step does to the store, all or nothing: removed first, then replaced and added in this order. */
export type Change = {
  add: OutboxEntry[];
  replace: { key: number; entry: OutboxEntry }[];
  remove: number[];
};
export const noChange: Change = { add: [], replace: [], remove: [] };

/** Writes entries behind what is kept. What joins an unsent entry takes that one's place. */
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

/** Whether all that an entry says is kept already. */
export function isIn(kept: readonly Kept[], entry: OutboxEntry): boolean {
  const { add, replace } = adding(kept, [entry]);
  return add.length + replace.length === 0;
}

/** Deletes what the server confirmed, unless a second half has joined it since. */
export function confirming(kept: readonly Kept[], sent: OutboxEntry): Change {
  const there = find(kept, sent.id);
  return there && there.entry.rev === sent.rev ? { ...noChange, remove: [there.key] } : noChange;
}

/** Puts a refused entry aside: kept, shown, and out of the queue's way; null puts it back where it stood. */
export function putting(kept: readonly Kept[], entryId: Id, aside: Refusal | null): Change {
  const there = find(kept, entryId);
  return there ? { ...noChange, replace: [{ key: there.key, entry: { ...there.entry, aside } }] } : noChange;
}

/** Puts an account's refused entries back where they stood. */
export function retrying(kept: readonly Kept[], account: Id): Change {
  return together(asideOf(kept, account).map((entry) => putting(kept, entry.id, null)));
}

/** An account's refused entries. */
export function asideOf(kept: readonly Kept[], account: Id): OutboxEntry[] {
  const mine = readable(kept).filter(({ entry }) => entry.account_id === account && entry.aside !== null);
  return mine.map(({ entry }) => entry);
}

/** The account's next entry in the order of writing. */
export function nextToSend(kept: readonly Kept[], account: Id): KeptEntry | undefined {
  return readable(kept).find(({ entry }) => entry.account_id === account && entry.aside === null);
}

/** What is kept after a change that adds nothing. */
export function applied(kept: readonly Kept[], { replace, remove }: Change): Kept[] {
  const put = new Map(replace.map(({ key, entry }) => [key, entry]));
  return kept
    .filter(({ key }) => !remove.includes(key))
    .map((one) => {
      const entry = put.get(one.key);
      return entry ? { key: one.key, entry } : one;
    });
}

/** Several changes as one; of two that replace the same place the later counts. */
export function together(changes: readonly Change[]): Change {
  return {
    add: changes.flatMap(({ add }) => add),
    replace: changes.flatMap(({ replace }) => replace),
    remove: changes.flatMap(({ remove }) => remove),
  };
}

/** Without what no guard accepts. */
export function readable(kept: readonly Kept[]): KeptEntry[] {
  return kept.filter((one): one is KeptEntry => 'entry' in one);
}

/** Whose something says it is, that cannot be read otherwise. */
export function accountIn(value: unknown): Id | null {
  const { account_id } = isRecord(value) ? value : {};
  return typeof account_id === 'string' && id(account_id) ? account_id : null;
}

/** The same entry again, the second half of the same answer record, or a later word on the same question of a test. */
function isSame(a: OutboxEntry, b: OutboxEntry): boolean {
  if (a.id === b.id) return true;
  if (a.account_id !== b.account_id || a.call !== b.call) return false;
  if (isAnswer(a) && isAnswer(b)) return a.body.id === b.body.id;
  const [one, other] = [testDeedOf(a), testDeedOf(b)];
  if (!one || !other || !isSameSection(one, other)) return false;
  // Submitted again after a refusal: behind what was answered since, not in the old place.
  if (one.does === 'submit') return a.aside === null;
  return questionOf(one) !== null && questionOf(one) === questionOf(other);
}

function grow(first: OutboxEntry, later: OutboxEntry): OutboxEntry {
  if (isAnswer(first) && isAnswer(later)) return growAnswer(first, later);
  const [one, other] = [testDeedOf(first), testDeedOf(later)];
  if (!one || !other || revOf(other) < revOf(one)) return first;
  // Two tabs that knew nothing of each other: one of the two, the same in whichever order they are written.
  const isTie = revOf(other) === revOf(one);
  if (isTie && (later.id <= first.id || JSON.stringify(later.body) === JSON.stringify(first.body))) return first;
  // A new thing to send, also where the old one was refused.
  return one.does === 'submit' ? first : { ...later, id: first.id, rev: first.rev + 1, aside: null };
}

/** The first half is immutable; what a second half brings only grows. */
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

/** By its own id: a store that the browser emptied gives its keys out anew. */
function find(kept: readonly Kept[], entryId: Id): KeptEntry | undefined {
  return readable(kept).find(({ entry }) => entry.id === entryId);
}
