import type { Context, Session } from '../call/handler.ts';
import { presentSection } from './get-test-progress.ts';
import { lockAttempt } from './lock-attempt.ts';
import type { TestProgress } from './present-test.ts';
import { requireSection } from './require-section.ts';
import type { TestSection } from './test-section.ts';

/**
 * Reset Test: starts the next attempt and stores the old one in the history. Does nothing if
 * nothing was saved since the last reset, so the call can be repeated.
 */
export async function resetSection(
  testSection: TestSection,
  { db, session, now }: Context & { session: Session },
): Promise<TestProgress> {
  await requireSection(db, session, testSection, now());
  const user_id = session.account.id;
  return await db.transaction().execute(async (tx) => {
    const lockedAttempt = await lockAttempt(tx, { user_id, testSection, now: now() });
    const { fields } = await presentSection(tx, user_id, testSection, now());
    if (fields.started) {
      const { exam_id, section, is_real } = testSection;
      const next = { user_id, exam_id, section, is_real, attempt: lockedAttempt.attempt + 1, started_at: now() };
      await tx.insertInto('test_attempts').values(next).execute();
    }
    return await presentSection(tx, user_id, testSection, now());
  });
}
