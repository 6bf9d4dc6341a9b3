import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import type { Difference } from '../practice/reference.ts';

type InconsistentAssignment = {
  id: string;
  user_id: string;
  type: string;
  reference_id: string;
  after_seq: number;
  open: boolean;
};

/**
 * Reports assignments that are open although the student finished the work after they were made,
 * and those that are completed although the student did not.
 */
export async function reconcileAssignments(db: Db, onDifference: (difference: Difference) => void): Promise<void> {
  const { rows } = await sql<InconsistentAssignment>`
    select a.id, a.user_id, a.reference_type as type, a.reference_id, a.after_seq, a.completed_at is null as open
      from assignments a
     where (a.completed_at is null) = exists (
       select from practice_events e
        where e.user_id = a.user_id and e.reference_type = a.reference_type and e.reference_id = a.reference_id
          and e.kind = 'completed' and e.seq > a.after_seq)
     order by a.id
  `.execute(db);
  for (const { id, user_id, type, reference_id, after_seq, open } of rows) {
    const what = open
      ? `assignment ${id} is open, though it was finished after event ${after_seq}`
      : `assignment ${id} is completed, though it was not finished after event ${after_seq}`;
    onDifference({ user_id, reference: { type, id: reference_id }, what });
  }
}
