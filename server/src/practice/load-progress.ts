import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { type AncestorIds, newProgress, noAncestors, type ProgressRow } from './present-progress.ts';
import type { Reference } from './reference.ts';

/** Returns a student's progress in one reference: the stored row, or the start state if there is none. */
export async function loadProgress(
  db: Db,
  { user_id, reference }: { user_id: string; reference: Reference },
): Promise<{ row: ProgressRow; ancestors: AncestorIds }> {
  const { rows } = await sql<AncestorIds & { progress: ProgressRow | null }>`
    select ${progressJson(user_id, reference)} as progress, ${ancestorColumns(reference)}
  `.execute(db);
  const { progress, ...ancestors } = rows[0] ?? { progress: null, ...noAncestors };
  return { row: progress ?? newProgress(reference), ancestors };
}

/** SQL expression: the progress row as JSON; null before the first answer. */
function progressJson(user_id: string, reference: Reference) {
  return sql`(
    select json_build_object(${progressColumns}) from practice_progress p
     where p.user_id = ${user_id} and p.reference_type = ${reference.type} and p.reference_id = ${reference.id})`;
}

/** Names and values of a practice_progress row `p`, as arguments of `json_build_object`. */
export const progressColumns = sql`
  'seq', p.seq, 'state', p.state, 'time_spent_before_answer', p.time_spent_before_answer,
  'time_spent_after_answer', p.time_spent_after_answer`;

/** SQL columns: the ids of the reference's ancestors. */
export function ancestorColumns({ id }: Reference) {
  return sql`
    (select s.subtopic_id from subsubtopics s where s.id = ${id}) as subtopic_id,
    (select q.exam_id from exam_questions q where q.id = ${id}) as exam_id`;
}
