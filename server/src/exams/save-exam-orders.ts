import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { writeAudit } from '../audit/write-audit.ts';
import type { Context, Session, SessionContext } from '../call/handler.ts';
import { listChanged, saveListOrder } from '../content/arrange-list.ts';
import { contentChanged, idOfList } from '../content/content-changed.ts';
import { lockList, lockTree } from '../content/lock-list.ts';
import { containsAll } from '../content/positions.ts';
import { readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { examColumns, examRows, inListOrder, listedExams } from './exam-rows.ts';
import { presentExams } from './present-exam.ts';

/** Stores the order of the caller's list as learners see it: published exams and the caller's own records (Q64). */
export async function saveOwnOrder<F extends Family>(
  family: F,
  sentIds: readonly string[],
  { db, session }: SessionContext,
) {
  const ids = sentIds.map((id) => id.toLowerCase());
  const user_id = session.account.id;
  const currentExams = await listedExams(db, { family, user_id, reader: 'student' })
    .orderBy(inListOrder)
    .select(examColumns)
    .execute();
  const reader = readerOf(session);
  const byId = new Map(currentExams.map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  if (!containsAll([...byId.keys()], ids)) {
    throw listChanged(presentExams(family, currentExams, reader));
  }
  const exam_ids = ordered.map(({ id }) => id);
  await db
    .insertInto('exam_orders')
    .values({ user_id, family, exam_ids })
    .onConflict((own) => own.columns(['user_id', 'family']).doUpdateSet({ exam_ids }))
    .execute();
  return { data: presentExams(family, ordered, reader) };
}

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
    const data = await presentStudioOrder(tx, family);
    await contentChanged(tx, [idOfList(list)]);
    return { data };
  });
}

async function presentStudioOrder<F extends Family>(db: Db, family: F) {
  return presentExams(family, await examRows(db, 'author', family).execute(), 'author');
}
