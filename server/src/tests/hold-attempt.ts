import { type Kysely, sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';
import type { Database } from '../database/schema.ts';
import type { TestSection } from './test-section.ts';

/** The present attempt at a section, held: until the transaction ends, nobody else writes to the section. */
export type HeldAttempt = TestSection & { user_id: string; attempt: number; submitted: boolean };

/**
 * Begins the first attempt where there is none. Every attempt of a section is written under the lock of its first one,
 * so what is read after this is what the last writer left.
 */
export async function holdAttempt(
  tx: Kysely<Database>,
  { user_id, at, now }: { user_id: string; at: TestSection; now: Date },
): Promise<HeldAttempt> {
  const { exam_id, section, is_real } = at;
  await sql`
    insert into test_attempts as a (user_id, exam_id, section, is_real, attempt, started_at)
    values (${user_id}, ${exam_id}, ${section}, ${is_real}, 1, ${now})
    on conflict (user_id, exam_id, section, is_real, attempt) do update set attempt = a.attempt where false
  `.execute(tx);
  const { attempt, submitted_at } = await tx
    .selectFrom('test_attempts')
    .where('user_id', '=', user_id)
    .where('exam_id', '=', exam_id)
    .where('section', '=', section)
    .where('is_real', '=', is_real)
    .orderBy('attempt', 'desc')
    .limit(1)
    .select(['attempt', 'submitted_at'])
    .executeTakeFirstOrThrow();
  return { ...at, user_id, attempt, submitted: submitted_at !== null };
}

/** An answer that was given before Reset Test cannot fill the attempt after it (Q106). */
export function requirePresent({ attempt }: HeldAttempt, named: number | undefined): void {
  if (named !== undefined && named !== attempt) {
    throw new Refusal('conflict', 'This test was begun anew. This answer belongs to an earlier attempt.');
  }
}
