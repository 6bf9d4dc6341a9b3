import { testWorkOf, testWorkTitle } from '@fourfold/core/assignments/test-work';
import type { StudentResults } from '@fourfold/core/contract/people';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { assignedKind, referenceTitle } from './reference-title.ts';

/** A student's assignments in the order of creation. Deleted targets have their last title. */
export async function assignmentResults(db: Db, userId: string): Promise<StudentResults['assignments']> {
  const { rows } = await sql<AssignmentResultRow>`
    select ${referenceTitle('a')} as title, a.reference_type, a.assigned_by_name, a.created_at, a.assignment_date,
           a.completed_at, a.note, a.answer
      from assignments a
     where a.user_id = ${userId}
     order by a.created_at, a.id
  `.execute(db);
  return rows.map((row) => ({
    title: assignmentTitle(row),
    kind: assignedKind(row.reference_type),
    assigned_by: row.assigned_by_name,
    created_at: row.created_at.toISOString(),
    due: row.assignment_date,
    completed_at: row.completed_at?.toISOString() ?? null,
    note: row.note,
    answer: row.answer,
  }));
}

/** With the section of a test, and its variant, as results have no other field for it. */
function assignmentTitle({ title, reference_type }: AssignmentResultRow): string {
  const work = testWorkOf(reference_type);
  return work ? `${testWorkTitle(title, work)} (${work.variant})` : title;
}

type AssignmentResultRow = {
  title: string;
  reference_type: string;
  assigned_by_name: string;
  created_at: Date;
  assignment_date: string;
  completed_at: Date | null;
  note: string;
  answer: string;
};
