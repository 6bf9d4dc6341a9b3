import { sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import { addedCounts, addedSums, firstAnswers } from './first-answers.ts';

/**
 * Answers of the last minutes are not counted yet: one may still be in a transaction that is not committed, or have the
 * time of a process whose clock is behind. Longer than both timeouts of `open-database.ts` together with such a clock.
 */
export const settledAfterMs = 15 * 60_000;

/** The first time span that is counted at once; later ones are longer or shorter, so that each takes seconds. */
const firstSpanMs = 3_600_000;
const [fewAnswers, manyAnswers] = [10_000, 50_000];

/**
 * Adds the answers up to a time to the sums of each question (Q316). Each span of time is one transaction, which also
 * moves the time up to which the sums count: killed at any moment, the next run goes on there, and no answer is missed or
 * counted twice. The time must be settled (`settledAfterMs`).
 */
export async function countItems(db: Db, until: Date): Promise<void> {
  let spanMs = firstSpanMs;
  for (;;) {
    const counted = await db.transaction().execute(async (tx) => await countSpan(tx, until, spanMs));
    if (counted === null) return;
    if (counted < fewAnswers) spanMs *= 2;
    if (counted > manyAnswers) spanMs /= 2;
  }
}

/** Forgets all sums. The next run counts from the first answer on. */
export async function restartCounting(tx: Tx): Promise<void> {
  await sql`update item_counting set counted_until = null`.execute(tx);
  await sql`delete from item_sums`.execute(tx);
  await sql`delete from item_counts`.execute(tx);
}

/** Returns the number of answers in the next span; null if everything up to `until` is counted. */
async function countSpan(tx: Tx, until: Date, spanMs: number): Promise<number | null> {
  // A span is short, but that of an import may have the answers of years.
  await sql`set local statement_timeout = '10min'`.execute(tx);
  // One process at a time; the second reads what the first has written.
  await sql`insert into item_counting default values on conflict do nothing`.execute(tx);
  await sql`select from item_counting for update`.execute(tx);
  const { rows } = await sql<{ start: Date | null }>`
    select coalesce(counted_until, (select min(at) - interval '1 millisecond' from practice_events)) as start
      from item_counting`.execute(tx);
  const start = rows[0]?.start ?? null;
  if (start !== null && start >= until) return null;
  // The spans start and end in whole milliseconds, which a Date has.
  const end = start === null ? until : new Date(Math.min(until.getTime(), start.getTime() + spanMs));
  const counted = start === null ? 0 : await addSpan(tx, start, end);
  await sql`update item_counting set counted_until = ${end}`.execute(tx);
  return counted;
}

async function addSpan(tx: Tx, start: Date, end: Date): Promise<number> {
  const inSpan = sql`e.kind = 'answered' and e.at > ${start} and e.at <= ${end}`;
  const { rows } = await sql<{ answers: number }>`
    with answered as materialized (
      select e.user_id, e.reference_type, e.reference_id from practice_events e where ${inSpan}
    ), ${firstAnswers(
      sql`select distinct user_id, reference_type, reference_id from answered`,
      sql`(1, ${end}::timestamptz), (-1, ${start}::timestamptz)`,
    )}, sums as (
      insert into item_sums as s ${addedSums}
      on conflict (question_id, key_revision) do update
         set students = s.students + excluded.students, correct = s.correct + excluded.correct,
             compared_right = s.compared_right + excluded.compared_right,
             compared_wrong = s.compared_wrong + excluded.compared_wrong,
             share_right = s.share_right + excluded.share_right, share_wrong = s.share_wrong + excluded.share_wrong,
             share_squares = s.share_squares + excluded.share_squares
    ), counts as (
      insert into item_counts as c ${addedCounts}
      on conflict (question_id, key_revision, what, value) do update set students = c.students + excluded.students
    )
    select count(*)::integer as answers from answered
  `.execute(tx);
  return rows[0]?.answers ?? 0;
}
