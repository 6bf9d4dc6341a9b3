import type { Db } from '../database/db.ts';
import { addTestFixture } from './test-fixture.ts';

/** A submitted test of an exam whose review is released manually. */
export async function aWaitingReview(
  db: Db,
  user_id: string,
  submitted_at: Date,
): Promise<{ exam_id: string; user_id: string }> {
  const { exam: exam_id, section, real: is_real } = await addTestFixture(db, 'sat', { choices: 1 });
  await db.updateTable('exams').set({ review_opens: 'released' }).where('id', '=', exam_id).execute();
  const attempt = { user_id, exam_id, section, is_real, attempt: 1, started_at: submitted_at };
  await db
    .insertInto('test_attempts')
    .values({ ...attempt, submitted_at, correct: 0, questions: 1 })
    .execute();
  return { exam_id, user_id };
}
