import { editionWith, partWith } from '@fourfold/core/exams/exam-editions';
import type { Context, Session } from '../call/handler.ts';
import { presentSection } from './get-test-progress.ts';
import { lockAttempt } from './lock-attempt.ts';
import type { TestProgress } from './present-test.ts';
import { requireSection } from './require-section.ts';
import type { TestSection } from './test-section.ts';

/**
 * Reset Test: starts the next attempt and stores the old one in the history. Of an adaptive section it resets all
 * modules. Does nothing if nothing was saved since the last reset, so the call can be repeated.
 */
export async function resetSection(
  testSection: TestSection,
  { db, session, now }: Context & { session: Session },
): Promise<TestProgress> {
  await requireSection(db, session, testSection, now());
  const user_id = session.account.id;
  return await db.transaction().execute(async (tx) => {
    for (const module of modulesOf(testSection)) {
      const lockedAttempt = await lockAttempt(tx, { user_id, testSection: module, now: now() });
      const { fields } = await presentSection(tx, user_id, module, now());
      if (!fields.started) continue;
      const { exam_id, section, is_real } = module;
      const next = { user_id, exam_id, section, is_real, attempt: lockedAttempt.attempt + 1, started_at: now() };
      await tx.insertInto('test_attempts').values(next).execute();
    }
    return await presentSection(tx, user_id, testSection, now());
  });
}

/** The modules of the section that this one belongs to; a section without modules alone. */
function modulesOf(testSection: TestSection): TestSection[] {
  const edition = editionWith(testSection.family, testSection.section);
  const types = edition && partWith(edition, testSection.section)?.modules.flat();
  return (types ?? [testSection.section]).map((section) => ({ ...testSection, section }));
}
