import type { ReviewState } from '@fourfold/core/exams/exam-review';
import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { reviewState } from '../reviews/review-state.ts';
import { isLatestAttempt } from '../test-sections/attempt-conditions.ts';
import type { SubmittedAttemptRow } from '../test-sections/read-submitted-attempts.ts';

/** A submitted current attempt at a section. */
export type ReportAttempt = Omit<SubmittedAttemptRow, 'time_spent'> & {
  user_id: string;
  begun_at: Date | null;
  /** What the student may see of it; the same for all sections of one exam. */
  review: ReviewState;
};

/** The attempts of a student in all exams of the family of one of them, without their entries. */
export async function readFamilyAttempts(
  db: Db,
  { user_id, exam_id, reader, now }: { user_id: string; exam_id: string; reader: Reader; now: Date },
): Promise<ReportAttempt[]> {
  const isSeen = reader === 'student' ? sql<boolean>`e.is_publish` : sql<boolean>`true`;
  return await readAttempts(db, {
    condition: sql`a.user_id = ${user_id} and e.family = (select family from exams where id = ${exam_id}) and ${isSeen}`,
    user: user_id,
    now,
  });
}

/** The attempts of a tutor's students in one exam and variant. */
export async function readClassAttempts(
  db: Db,
  { tutor_id, exam_id, is_real, now }: { tutor_id: string; exam_id: string; is_real: boolean; now: Date },
): Promise<ReportAttempt[]> {
  return await readAttempts(db, {
    condition: sql`a.exam_id = ${exam_id} and a.is_real = ${is_real}
      and a.user_id in (select student_id from tutor_students where tutor_id = ${tutor_id})`,
    user: sql.ref('a.user_id'),
    now,
  });
}

type AttemptsQuery = { condition: RawBuilder<unknown>; user: string | RawBuilder<unknown>; now: Date };

async function readAttempts(db: Db, { condition, user, now }: AttemptsQuery): Promise<ReportAttempt[]> {
  const { rows } = await sql<ReportAttempt>`
    select a.user_id, a.exam_id, a.section, a.is_real, a.begun_at,
           a.extra_time::float8 as extra_time, a.granted_seconds,
           a.practice_begun_at is not null as practice, a.submitted_at, a.correct, a.questions, a.key_seen,
           a.next_section, a.version, ${reviewState({ exam: 'e', user, now })} as review
      from test_attempts a join exams e on e.id = a.exam_id and e.deleted_at is null
     where a.submitted_at is not null and ${condition} and ${isLatestAttempt}
  `.execute(db);
  return rows;
}
