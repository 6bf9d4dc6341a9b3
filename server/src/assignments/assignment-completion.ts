import { isDoneSince } from '@fourfold/core/assignments/is-finished';
import type { Assignment } from '@fourfold/core/contract/assignments';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import { progressColumns } from '../practice/load-progress.ts';
import { numbersOf, type ProgressRow } from '../practice/present-progress.ts';
import { readAssignmentsById } from './read-assignments.ts';
import { assignmentKind, isPractice } from './target.ts';

export type AssignmentProgress = Pick<
  Selectable<Database['assignments']>,
  'user_id' | 'id' | 'reference_type' | 'after_seq' | 'completed_at'
> & { practised: ProgressRow | null };

/**
 * The newest assignment that matches a condition on `a`, with the progress that decides whether it
 * is done. Null if there is none.
 */
export async function findAssignmentProgress(
  db: Db,
  condition: RawBuilder<unknown>,
): Promise<AssignmentProgress | null> {
  const { rows } = await sql<AssignmentProgress>`
    select a.user_id, a.id, a.reference_type, a.after_seq, a.completed_at,
           case when p.seq is not null then json_build_object(${progressColumns}) end as practised
      from assignments a
      left join practice_progress p using (user_id, reference_type, reference_id)
     where ${condition}
     order by a.completed_at desc nulls first
     limit 1
  `.execute(db);
  return rows[0] ?? null;
}

/**
 * Whether the work was finished after the assignment was made (Q104). A test has no practice progress: its submission
 * completes the assignment.
 */
export function isDone({ reference_type: type, after_seq, practised }: AssignmentProgress): boolean {
  if (!practised || !isPractice(type)) return false;
  const progress = numbersOf({ type }, practised.state);
  return isDoneSince({ kind: assignmentKind({ type }), after_seq }, { seq: practised.seq, progress });
}

/** Marks an assignment as completed, if it is not yet. Returns the assignment. */
export async function markCompleted(
  { user_id, id, completed_at }: AssignmentProgress,
  { db, session, now }: Context & { session: Session },
): Promise<Assignment[]> {
  if (!completed_at) {
    await db.transaction().execute(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('assignments')
        .set({ completed_at: now() })
        .where('user_id', '=', user_id)
        .where('id', '=', id)
        .where('completed_at', 'is', null)
        .executeTakeFirst();
      const auditEntry = { action: 'complete', subject: 'assignment', subject_id: id };
      if (numUpdatedRows > 0n && session.account.tutor_login.status) await writeAudit(tx, session, auditEntry);
    });
  }
  return await readAssignmentsById(db, user_id, [id]);
}
