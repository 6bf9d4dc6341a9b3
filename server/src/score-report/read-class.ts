import type { SkillShare } from '@fourfold/core/score-report/class-shares';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { submittedQuestions } from './submitted-questions.ts';

type ClassQuery = { tutor_id: string; exam_id: string; is_real: boolean; now: Date };

/** The tutor's students, active or not, by name. */
export async function readStudents(db: Db, tutor_id: string): Promise<{ user_id: string; username: string }[]> {
  return await db
    .selectFrom('tutor_students')
    .innerJoin('users', 'users.id', 'student_id')
    .where('tutor_id', '=', tutor_id)
    .where('deleted_at', 'is', null)
    .select(['users.id as user_id', 'username'])
    .orderBy((eb) => eb.fn('lower', ['username']))
    .orderBy('users.id')
    .execute();
}

/** The right answers of a tutor's students in one test, by skill; none of a review that is not open, and none of practice mode. */
export async function readClassShares(db: Db, { tutor_id, exam_id, is_real, now }: ClassQuery): Promise<SkillShare[]> {
  const attempts = sql`
    a.exam_id = ${exam_id} and a.is_real = ${is_real} and a.practice_begun_at is null
    and a.user_id in (select s.student_id from tutor_students s join users u on u.id = s.student_id
                       where s.tutor_id = ${tutor_id} and u.deleted_at is null)`;
  const { rows } = await sql<SkillShare>`
    select skill, count(*) filter (where (judged ->> 'isCorrect')::boolean)::integer as right, count(*)::integer as of
      from ${submittedQuestions({ attempts, user: sql.ref('a.user_id'), now })} submitted
     where not is_tried
     group by skill
  `.execute(db);
  return rows;
}
