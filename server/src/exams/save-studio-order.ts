import type { Family } from '@fourfold/core/exams/families';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session } from '../call/handler.ts';
import { saveListOrder } from '../content/arrange-list.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import type { Db } from '../database/db.ts';
import { examRows } from './exam-rows.ts';
import { presentExams } from './present-exam.ts';

/**
 * Stores the order of a family's authored exams. It applies to all authors, and to students without
 * their own order (Q64).
 */
export async function saveStudioOrder<F extends Family>(
  family: F,
  order: readonly string[],
  { db, session }: Context & { session: Session },
) {
  const list = { of: 'exam', family } as const;
  return await db.transaction().execute(async (tx) => {
    await lockTree(tx, 'shared');
    await lockList(tx, list);
    await saveListOrder(tx, list, { order, present: () => presentStudioOrder(tx, family) });
    await writeAudit(tx, session, { action: 'order', subject: family, subject_id: null });
    return { data: await presentStudioOrder(tx, family) };
  });
}

async function presentStudioOrder<F extends Family>(db: Db, family: F) {
  return presentExams(family, await examRows(db, 'author', family).execute(), 'author');
}
