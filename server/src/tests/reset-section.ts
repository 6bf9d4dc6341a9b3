import type { Context, Session } from '../call/handler.ts';
import { presentSection } from './get-test-progress.ts';
import { holdAttempt } from './hold-attempt.ts';
import type { TestProgress } from './present-test.ts';
import { requireSection } from './require-section.ts';
import type { TestSection } from './test-section.ts';

/**
 * Reset Test: the next attempt begins, the old one stays in the history. Where nothing was saved since the last reset
 * there is nothing to begin anew, and the call may come twice.
 */
export async function resetSection(
  at: TestSection,
  { db, session, now }: Context & { session: Session },
): Promise<TestProgress> {
  await requireSection(db, session, at, now());
  const user_id = session.account.id;
  return await db.transaction().execute(async (tx) => {
    const held = await holdAttempt(tx, { user_id, at, now: now() });
    const { fields } = await presentSection(tx, user_id, at, now());
    if (fields.started) {
      const { exam_id, section, is_real } = at;
      const next = { user_id, exam_id, section, is_real, attempt: held.attempt + 1, started_at: now() };
      await tx.insertInto('test_attempts').values(next).execute();
    }
    return await presentSection(tx, user_id, at, now());
  });
}
