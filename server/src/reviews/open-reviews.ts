import { sql } from 'kysely';
import type { Tx } from '../database/db.ts';
import { type SubmittedEntry, storeAnswerRecords } from '../test-sections/store-answer-records.ts';
import { isReviewOpen } from './review-state.ts';

/**
 * The submissions of exam `e`, as rows of user_id and at: submitted attempts on screen, and bubble
 * sheets that were graded by the paper's key. A student can have one row of each.
 */
export const submissionsOfExam = sql`(
  select a.user_id, min(a.submitted_at) as at from test_attempts a
   where a.exam_id = e.id and a.submitted_at is not null group by a.user_id
  union all
  select g.user_id, (select min((f.value ->> 'at')::timestamptz) from jsonb_each(g.first_submitted) f)
    from exam_grades g where g.exam_id = e.id and g.first_submitted <> '{}')`;

/**
 * Stores a release for each student whose review of the exam is open now, so that a change of the
 * setting does not close it to them. Call it before the change, with the exam row locked.
 */
export async function preserveOpenReviews(tx: Tx, examId: string, now: Date): Promise<void> {
  await sql`
    insert into released_reviews (user_id, exam_id, released_at)
    select distinct h.user_id, e.id, ${now}::timestamptz
      from exams e cross join lateral ${submissionsOfExam} h
     where e.id = ${examId} and ${isReviewOpen({ exam: 'e', user: sql.ref('h.user_id'), now })}
    on conflict do nothing
  `.execute(tx);
}

type UncountedAttempt = {
  user_id: string;
  exam_id: string;
  family: 'sat' | 'act';
  section: string;
  is_real: boolean;
  attempt: number;
  submitted_at: Date;
};

/**
 * Writes answer records for the submitted attempts whose review is open and that have none (Q278).
 * Called at submission, at a release, at a change of the setting, and hourly for reviews that open
 * on a date. Returns the number of attempts that were counted.
 */
export async function countOpenedAttempts(
  tx: Tx,
  { now, newId, exam_id, user_id }: { now: Date; newId: () => string; exam_id?: string; user_id?: string },
): Promise<number> {
  const { rows } = await sql<UncountedAttempt>`
    select a.user_id, a.exam_id, e.family, a.section, a.is_real, a.attempt, a.submitted_at
      from test_attempts a join exams e on e.id = a.exam_id
     where a.submitted_at is not null and not a.is_counted
       ${exam_id === undefined ? sql`` : sql`and a.exam_id = ${exam_id}`}
       ${user_id === undefined ? sql`` : sql`and a.user_id = ${user_id}`}
       and ${isReviewOpen({ exam: 'e', user: sql.ref('a.user_id'), now })}
     order by a.user_id, a.submitted_at, a.exam_id, a.section, a.is_real, a.attempt
  `.execute(tx);
  for (const row of rows) await countAttempt(tx, row, newId);
  return rows.length;
}

/**
 * Locks the student's row, as every writer of their histories does. Of two concurrent calls for an
 * attempt only the first counts it.
 */
async function countAttempt(tx: Tx, row: UncountedAttempt, newId: () => string): Promise<void> {
  const { user_id, exam_id, section, is_real, attempt, family, submitted_at: at } = row;
  await tx.selectFrom('users').where('id', '=', user_id).select('id').forNoKeyUpdate().execute();
  const { numUpdatedRows } = await tx
    .updateTable('test_attempts')
    .set({ is_counted: true })
    .where('user_id', '=', user_id)
    .where('exam_id', '=', exam_id)
    .where('section', '=', section)
    .where('is_real', '=', is_real)
    .where('attempt', '=', attempt)
    .where('is_counted', '=', false)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return;
  const { rows: entries } = await sql<SubmittedEntry>`
    select t.entry, t.judged, t.time_spent as "timeSpent"
      from test_entries t left join questions q on q.id = t.question_id
     where t.user_id = ${user_id} and t.exam_id = ${exam_id} and t.section = ${section} and t.is_real = ${is_real}
       and t.attempt = ${attempt}
     order by q.position, t.question_id
  `.execute(tx);
  await storeAnswerRecords(tx, { user_id, family, exam_id, section, is_real, attempt }, entries, {
    at,
    newId,
  });
}
