import { sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import type { Tx } from '../database/db.ts';
import type { TestSection } from './test-section.ts';

/** One attempt of a student at a section. */
export type Attempt = TestSection & { user_id: string; attempt: number };

/** The current attempt at a section. It is locked: until the transaction ends, no other writer changes the section. */
export type LockedAttempt = Attempt & { submitted: boolean; begun: boolean; practice: boolean };

/**
 * Locks the current attempt, and inserts the first one if there is none. Every writer of a section
 * locks its first attempt, so reads after this call see the last committed write.
 */
export async function lockAttempt(
  tx: Tx,
  { user_id, testSection, now }: { user_id: string; testSection: TestSection; now: Date },
): Promise<LockedAttempt> {
  const { exam_id, section, is_real } = testSection;
  await sql`
    insert into test_attempts as a (user_id, exam_id, section, is_real, attempt, started_at)
    values (${user_id}, ${exam_id}, ${section}, ${is_real}, 1, ${now})
    on conflict (user_id, exam_id, section, is_real, attempt) do update set attempt = a.attempt where false
  `.execute(tx);
  const { attempt, submitted_at, begun_at, practice_begun_at } = await tx
    .selectFrom('test_attempts')
    .where('user_id', '=', user_id)
    .where('exam_id', '=', exam_id)
    .where('section', '=', section)
    .where('is_real', '=', is_real)
    .orderBy('attempt', 'desc')
    .limit(1)
    .select(['attempt', 'submitted_at', 'begun_at', 'practice_begun_at'])
    .executeTakeFirstOrThrow();
  const practice = practice_begun_at !== null;
  const begun = practice || begun_at !== null;
  return { ...testSection, user_id, attempt, submitted: submitted_at !== null, begun, practice };
}

/** Refuses an answer that was given before Reset Test (Q106). */
export function requireCurrentAttempt({ attempt }: LockedAttempt, sentAttempt: number | undefined): void {
  if (sentAttempt !== undefined && sentAttempt !== attempt) {
    throw new Refusal('attempt_replaced');
  }
}
