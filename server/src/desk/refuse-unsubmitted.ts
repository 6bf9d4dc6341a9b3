import { sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import { isLatestAttempt } from '../test-sections/attempt-conditions.ts';
import { belongsToSection } from '../test-sections/question-conditions.ts';

/**
 * Throws a Refusal if a student has answered one of these questions in a test that is not submitted
 * yet: the submission would no longer count the answer (Q142). Locks these tests, so that no student
 * saves an answer or begins an attempt until the transaction ends.
 */
export async function refuseUnsubmitted(tx: Tx, questions: readonly string[]): Promise<void> {
  const exams = sql`(
    select parent_id from questions
     where id = any (${questions}::uuid[]) and parent_kind in ('sat_test', 'act_test'))`;
  // A save locks the row of the first attempt; a new attempt locks the exam through its foreign
  // key.
  await sql`
    select from test_attempts
     where attempt = 1 and (user_id, exam_id, section, is_real) in (
             select user_id, exam_id, section, is_real from test_attempts
              where submitted_at is null and exam_id in ${exams})
     order by user_id, exam_id, section, is_real for no key update`.execute(tx);
  await sql`select from exams where id in ${exams} for update`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(distinct a.user_id)::integer as count
      from questions q
      join test_attempts a on ${belongsToSection('a')} and a.submitted_at is null and ${isLatestAttempt}
      join test_entries e on (e.user_id, e.exam_id, e.section, e.is_real, e.attempt, e.question_id)
                           = (a.user_id, a.exam_id, a.section, a.is_real, a.attempt, q.id)
      join users u on u.id = a.user_id and u.user_type = 'Student' and u.erased_at is null
     where q.id = any (${questions}::uuid[])`.execute(tx);
  const count = rows[0]?.count ?? 0;
  if (count === 0) return;
  throw new Refusal('in_tests', { students: count });
}
