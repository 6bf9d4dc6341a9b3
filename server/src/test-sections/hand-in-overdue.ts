import { allSections } from '@fourfold/core/exams/exam-editions';
import { arrivalHours } from '@fourfold/core/test-entries/section-time';
import { familyNames } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import { type Db, inTransaction } from '../database/db.ts';
import { isLatestAttempt } from './attempt-conditions.ts';
import type { Attempt } from './lock-attempt.ts';
import { submitAttempt } from './submit-section.ts';

/** Minutes of each section that its clock ends. */
const minutes: ReadonlyMap<string, number> = new Map(
  familyNames
    .flatMap((family) => allSections(family))
    .flatMap(({ type, test }) => (test?.endsByClock ? [[type, test.minutes]] : [])),
);

/**
 * Hands in the sections whose time is over and whose entries may no longer arrive: their students did not come back.
 * Returns how many.
 */
export async function handInOverdue(db: Db, { now, newId }: { now: Date; newId: () => string }): Promise<number> {
  const limit = sql.join(
    [...minutes].map(([type, limit]) => sql`when ${type} then ${limit}::integer`),
    sql` `,
  );
  const { rows } = await sql<Attempt>`
    select a.user_id, a.exam_id, e.family, a.section, a.is_real, a.attempt
      from test_attempts a join exams e on e.id = a.exam_id
     where a.begun_at is not null and a.practice_begun_at is null and a.submitted_at is null and ${isLatestAttempt}
       and a.begun_at + greatest((case a.section ${limit} end) * a.extra_time * 60, a.granted_seconds) * interval '1 second'
         < ${now}::timestamptz - ${arrivalHours}::integer * interval '1 hour'
  `.execute(db);
  const errors: unknown[] = [];
  for (const attempt of rows) {
    try {
      await inTransaction(db, (tx) => submitAttempt(tx, attempt, { at: now, newId }));
    } catch (error) {
      // The others are handed in all the same.
      errors.push(error);
    }
  }
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${rows.length} sections not handed in`);
  return rows.length;
}
