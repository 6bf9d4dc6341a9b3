import { mistakeSetReference } from '@fourfold/core/contract/assignable';
import type { AssignmentProgress } from '@fourfold/core/contract/assignments';
import { sql } from 'kysely';
import { notFound } from '../call/refusal.ts';
import type { Db } from '../database/db.ts';

/** An assigned set of mistakes, with how many of its questions were answered right since it was assigned. */
export type MistakeSetState = { assignment_id: string; title: string; questions: number; right: number };

/** The sets of these assignments of a user. */
export async function readMistakeSets(db: Db, assignmentIds: readonly string[]): Promise<MistakeSetState[]> {
  const { rows } = await sql<MistakeSetState>`
    select a.id as assignment_id, m.title, cardinality(m.question_ids) as questions,
           right_since(a.user_id, m.question_ids, a.created_at) as right
      from assignments a join mistake_sets m on m.user_id = a.user_id and m.id = a.reference_id
     where a.id = any (${[...assignmentIds]}::uuid[])
  `.execute(db);
  return rows;
}

/** The progress in a set; null before the first right answer. */
export function setProgress({ questions, right }: MistakeSetState): AssignmentProgress | null {
  if (right === 0) return null;
  return { total_correct: 0, percent_complete: Math.floor((100 * right) / questions) };
}

/** The questions of an assigned set that the student has not answered right since; all of them once it is done. */
export async function questionsLeft(db: Db, { user_id, set }: { user_id: string; set: string }): Promise<string[]> {
  const { rows } = await sql<{ id: string; right: boolean }>`
    select question.id, right_since(a.user_id, array[question.id], a.created_at) > 0 as right
      from assignments a
      join mistake_sets m on m.user_id = a.user_id and m.id = a.reference_id
     cross join lateral unnest(m.question_ids) with ordinality as question (id, position)
     where a.user_id = ${user_id} and a.reference_type = ${mistakeSetReference} and a.reference_id = ${set}
     order by question.position
  `.execute(db);
  if (rows.length === 0) throw notFound('Assignment');
  const left = rows.filter(({ right }) => !right);
  return (left.length > 0 ? left : rows).map(({ id }) => id);
}
