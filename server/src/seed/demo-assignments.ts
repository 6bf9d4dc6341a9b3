import { sql } from 'kysely';
import { nameId } from '../content/name-id.ts';
import type { Db } from '../database/db.ts';
import type { DemoAssignment } from '../demo/students/student-format.ts';

type AssignmentContext = { userId: string; tutor: { id: string; username: string }; now: Date };

const dayMs = 86_400_000;

/**
 * Adds the assignments that the tutor made some days ago. Whether one is completed, and when, is
 * derived from the student's history: only mastery after the assignment counts.
 */
export async function assignInThePast(
  db: Db,
  assignments: readonly DemoAssignment[],
  { userId, tutor, now }: AssignmentContext,
): Promise<void> {
  for (const { work, daysAgo, dueInDays } of assignments) {
    const { reference, parentIds } = work;
    const created_at = new Date(now.getTime() - daysAgo * dayMs - 7_200_000);
    const assignment_date = new Date(now.getTime() + dueInDays * dayMs).toISOString().slice(0, 10);
    const events = sql`
      from practice_events e
     where e.user_id = ${userId} and e.reference_type = ${reference.type} and e.reference_id = ${reference.id}`;
    await db
      .insertInto('assignments')
      .values({
        id: nameId(`demo assignment/${userId}/${reference.id}`),
        user_id: userId,
        assigned_by: tutor.id,
        assigned_by_name: tutor.username,
        type: 'assign',
        reference_type: reference.type,
        reference_id: reference.id,
        topic_type: work.topic,
        ...parentIds,
        reference_record: JSON.stringify({ [reference.id]: 'assign' }),
        after_seq: sql<number>`(select coalesce(max(e.seq), 0) ${events} and e.at < ${created_at})`,
        assignment_date,
        created_at,
        completed_at: sql<Date | null>`(select min(e.at) ${events} and e.kind = 'completed' and e.at >= ${created_at})`,
      })
      .execute();
  }
}
