import type { KeptEntry } from '@fourfold/core/tests/entry';
import { mergeEntry } from '@fourfold/core/tests/merge-entry';
import { type ArrivedEntry, readEntries } from '@fourfold/core/tests/read-entries';
import { type Kysely, sql } from 'kysely';
import type { Doing } from '../call/handler.ts';
import { notFound, Refusal } from '../call/refusal.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Database } from '../database/schema.ts';
import { presentSection } from './get-test-progress.ts';
import { type HeldAttempt, holdAttempt, requirePresent } from './hold-attempt.ts';
import { isAttempt } from './is-attempt.ts';
import type { TestProgress } from './present-test.ts';
import { requireSection } from './require-section.ts';
import { requireTested, type TestSection } from './test-section.ts';

type Sent = {
  /** Name of the body's field, for error messages; `json` is its JSON text. */
  field: string;
  json: string;
  attempt: number | undefined;
  extra_time: number | undefined;
};

/**
 * Merges entries into the current attempt (Q106). Stored entries that were not sent stay unchanged.
 */
export async function saveEntries(
  at: TestSection,
  { field, json, attempt, extra_time }: Sent,
  { db, session, now }: Doing,
): Promise<TestProgress> {
  const { questions } = requireTested(at);
  const { entries, fault } = readEntries(json, questions);
  if (fault !== null) throw new Refusal('malformed', `${field}: ${fault}`);
  await requireSection(db, session, at, now());
  const user_id = session.account.id;
  return await inTransaction(db, async (tx) => {
    const held = await holdAttempt(tx, { user_id, at, now: now() });
    requirePresent(held, attempt);
    if (held.submitted) throw new Refusal('conflict', 'This test was already submitted');
    if (extra_time !== undefined) await chooseExtraTime(tx, held, extra_time);
    await keep(tx, held, await merged(tx, held, entries), now());
    return await presentSection(tx, user_id, at, now());
  });
}

/** Stores the extra time (Q109). It cannot be changed once an entry is stored. */
async function chooseExtraTime(tx: Kysely<Database>, held: HeldAttempt, extra_time: number): Promise<void> {
  await sql`
    update test_attempts a set extra_time = ${extra_time}
     where ${isAttempt('a', held)}
       and not exists (select from test_entries t where ${isAttempt('t', held)})
  `.execute(tx);
}

/**
 * Merges the entries with the stored ones. Accepts an answer to a question that was hidden or
 * deleted after it was shown. Throws "not found" for a question of another section.
 */
async function merged(tx: Kysely<Database>, held: HeldAttempt, arrived: readonly ArrivedEntry[]): Promise<KeptEntry[]> {
  const ids = arrived.map(({ entry }) => entry.questionId);
  const { rows } = await sql<{ id: string; kept: KeptEntry | null }>`
    select q.id,
           (select json_build_object('entry', t.entry, 'timeSpent', t.time_spent, 'replaced', t.replaced)
              from test_entries t where ${isAttempt('t', held)} and t.question_id = q.id) as kept
      from questions q
     where q.id = any (${ids}::uuid[]) and q.parent_kind = ${`${held.family}_test`} and q.parent_id = ${held.exam_id}
       and q.section = ${held.section} and q.is_real = ${held.is_real}
  `.execute(tx);
  const keptById = new Map(rows.map(({ id, kept }) => [id, kept]));
  return arrived.map((one) => {
    const kept = keptById.get(one.entry.questionId);
    if (kept === undefined) throw notFound('Question');
    return mergeEntry(kept, one);
  });
}

async function keep(tx: Kysely<Database>, held: HeldAttempt, entries: readonly KeptEntry[], at: Date): Promise<void> {
  if (entries.length === 0) return;
  const { user_id, exam_id, section, is_real, attempt } = held;
  await tx
    .insertInto('test_entries')
    .values(
      entries.map(({ entry, timeSpent, replaced }) => ({
        user_id,
        exam_id,
        section,
        is_real,
        attempt,
        question_id: entry.questionId,
        rev: entry.rev,
        entry: JSON.stringify(entry),
        time_spent: timeSpent,
        replaced: JSON.stringify(replaced),
        updated_at: at,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'exam_id', 'section', 'is_real', 'attempt', 'question_id']).doUpdateSet((e) => ({
        rev: e.ref('excluded.rev'),
        entry: e.ref('excluded.entry'),
        time_spent: e.ref('excluded.time_spent'),
        replaced: e.ref('excluded.replaced'),
        updated_at: e.ref('excluded.updated_at'),
      })),
    )
    .execute();
}
