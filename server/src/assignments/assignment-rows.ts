import type { Assignment } from '@fourfold/core/contract/assignments';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import { progressColumns } from '../practice/load-progress.ts';
import type { ProgressRow } from '../practice/present-progress.ts';
import { presentAssignment } from './present-assignment.ts';
import { type TargetRow, targetColumns, targetJoins } from './target-rows.ts';

/** An assignment with the current state of its target and of the student's progress. */
export type AssignmentRow = Selectable<Database['assignments']> & {
  target: TargetRow;
  practised: ProgressRow | null;
};

/** All assignments of a user: the open ones by due date, then the completed ones, newest first (Q72). */
export function readAssignmentsOfUser(db: Db, user_id: string): Promise<Assignment[]> {
  return readAssignments(db, sql`a.user_id = ${user_id}`);
}

/** The assignments with these ids. The caller must check whose they are. */
export function readAssignmentsById(db: Db, ids: readonly string[]): Promise<Assignment[]> {
  return readAssignments(db, sql`a.id = any (${[...ids]}::uuid[])`);
}

async function readAssignments(db: Db, condition: RawBuilder<unknown>): Promise<Assignment[]> {
  const { rows } = await sql<AssignmentRow>`
    select a.*, to_json(target) as target,
           case when p.seq is not null then json_build_object(${progressColumns}) end as practised
      from assignments a
      left join practice_progress p using (user_id, reference_type, reference_id)
     cross join lateral (select ${targetColumns} from (select a.*) a ${targetJoins}) target
     where ${condition}
     order by a.completed_at desc nulls first, a.assignment_date, target.title, a.id
  `.execute(db);
  return rows.map(presentAssignment);
}
