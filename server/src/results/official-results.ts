import type { StudentResults } from '@fourfold/core/contract/people';
import type { Db } from '../database/db.ts';

/** The official exams that the student took and recorded (Q46), oldest first. */
export async function officialResults(db: Db, userId: string): Promise<StudentResults['official_exams']> {
  const rows = await db
    .selectFrom('exams')
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .select(['family', 'title', 'marks', 'created_at'])
    .execute();
  return rows.map(({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }));
}
