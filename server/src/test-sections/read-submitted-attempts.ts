import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { reviewState } from '../reviews/review-state.ts';
import { isLatestAttempt } from './attempt-conditions.ts';

export type SubmittedAttemptRow = {
  exam_id: string;
  section: string;
  is_real: boolean;
  extra_time: number;
  granted_seconds: number | null;
  practice: boolean;
  submitted_at: Date;
  correct: number;
  questions: number;
  key_seen: boolean;
  next_section: string | null;
  version: number | null;
  time_spent: number;
};

/** A student's current attempts in all exams of a family that are submitted and whose score they may see. */
export async function readSubmittedAttempts(
  db: Db,
  { user_id, family, now }: { user_id: string; family: Family; now: Date },
): Promise<SubmittedAttemptRow[]> {
  const { rows } = await sql<SubmittedAttemptRow>`
    select a.exam_id, a.section, a.is_real, a.extra_time::float8 as extra_time, a.granted_seconds,
           a.practice_begun_at is not null as practice, a.submitted_at, a.correct, a.questions, a.key_seen,
           a.next_section, a.version,
           (select coalesce(sum(t.time_spent), 0)::float8 from test_entries t
             where t.user_id = a.user_id and t.exam_id = a.exam_id and t.section = a.section
               and t.is_real = a.is_real and t.attempt = a.attempt) as time_spent
      from test_attempts a
      join exams e on e.id = a.exam_id
     where a.user_id = ${user_id} and e.family = ${family} and a.submitted_at is not null
       and ${reviewState({ exam: 'e', user: user_id, now })} <> 'closed' and ${isLatestAttempt}
  `.execute(db);
  return rows;
}
