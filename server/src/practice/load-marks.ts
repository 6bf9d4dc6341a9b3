import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Reference } from './reference.ts';

/** Returns the last verdict on each question since the last reset. A page marks its question numbers with them. */
export async function loadMarks(
  db: Db,
  { user_id, reference }: { user_id: string; reference: Reference },
): Promise<Record<string, boolean>> {
  const history = sql`e.user_id = ${user_id} and e.reference_type = ${reference.type}
                      and e.reference_id = ${reference.id}`;
  const { rows } = await sql<{ question_id: string; is_correct: boolean }>`
    select distinct on (e.question_id) e.question_id, e.is_correct
      from practice_events e
     where ${history} and e.kind = 'answered'
       and e.seq > coalesce((select max(e.seq) from practice_events e where ${history} and e.kind = 'reset'), 0)
     order by e.question_id, e.seq desc
  `.execute(db);
  return Object.fromEntries(rows.map(({ question_id, is_correct }) => [question_id, is_correct]));
}
