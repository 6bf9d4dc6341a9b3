import type { Reply } from '@fourfold/core/contract/types';
import { mistakeCauses } from '@fourfold/core/reviews/causes';
import { rolesOf } from '@fourfold/core/session/account';
import { sql } from 'kysely';
import type { Handler, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';
import { requireLinkedStudent } from '../students/require-linked-student.ts';
import { readMisses } from './read-misses.ts';
import { skillTitles } from './skill-titles.ts';

type Summary = Reply<'GET /mistakes/summary'>;

/** Returns a student's misses by skill and by cause, with all answers to questions of each skill. */
export const summarizeMistakes: Handler<'GET /mistakes/summary'> = async ({ query: { user_id } }, context) => {
  const { db, session, now } = context;
  await requireReader(db, session, user_id);
  const [{ misses }, answered] = await Promise.all([
    readMisses(db, { user_id, now: now() }),
    countAnswers(db, user_id),
  ]);
  const missed = new Map<string, number>();
  for (const code of misses.flatMap(({ skill_codes }) => skill_codes)) missed.set(code, (missed.get(code) ?? 0) + 1);
  const titles = await skillTitles(db, missed.keys());
  const skills = [...missed].map(([code, count]) => {
    const { answers = 0, right = 0 } = answered.get(code) ?? {};
    return { code, title: titles.get(code) ?? code, misses: count, answers, right };
  });
  const causes: Summary['causes'] = [...mistakeCauses, null].flatMap((cause) => {
    const count = misses.filter((miss) => (miss.cause ?? miss.suggested_cause) === cause).length;
    return count === 0 ? [] : [{ cause, misses: count }];
  });
  skills.sort((a, b) => b.misses - a.misses || (a.code < b.code ? -1 : 1));
  return { user_id, misses: misses.length, skills, causes };
};

/** The student, in an impersonation too, or the tutor of the student. */
async function requireReader(db: Db, session: Session, user_id: string): Promise<void> {
  if (session.account.id === user_id) return;
  if (!rolesOf(session.account).includes('tutor')) throw notFound('Student');
  await requireLinkedStudent(db, session.account.id, user_id);
}

type Answered = { code: string; answers: number; right: number };

/** Of all answers, by the skills of their questions as they are now. */
async function countAnswers(db: Db, user_id: string): Promise<ReadonlyMap<string, Answered>> {
  const { rows } = await sql<Answered>`
    select skill.code, sum(a.answers)::integer as answers, sum(a.right_answers)::integer as right
      from (select e.question_id, count(*) as answers, count(*) filter (where e.is_correct) as right_answers
              from practice_events e
             where e.user_id = ${user_id} and e.kind = 'answered'
             group by e.question_id) a
      join questions q on q.id = a.question_id
     cross join lateral unnest(q.skill_codes) as skill (code)
     group by skill.code
  `.execute(db);
  return new Map(rows.map((row) => [row.code, row]));
}
