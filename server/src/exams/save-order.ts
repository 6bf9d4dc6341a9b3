import type { Family } from '@fourfold/core/exams/families';
import type { Context, Session } from '../call/handler.ts';
import { listChanged } from '../content/arrange-list.ts';
import { namesAll } from '../content/positions.ts';
import { readerOf } from '../content/reader.ts';
import { examColumns, inListOrder, listedExams } from './exam-rows.ts';
import { presentExams } from './present-exam.ts';

type Visit = Context & { session: Session };

/**
 * Stores the order of the caller's list as learners see it: published exams and the caller's own
 * records (Q64).
 */
export async function saveOrder<F extends Family>(family: F, named: readonly string[], { db, session }: Visit) {
  const ids = named.map((id) => id.toLowerCase());
  const user_id = session.account.id;
  const present = await listedExams(db, { family, user_id, reader: 'student' })
    .orderBy(inListOrder)
    .select(examColumns)
    .execute();
  const reader = readerOf(session);
  const byId = new Map(present.map((row) => [row.id, row]));
  const ordered = ids.flatMap((id) => byId.get(id) ?? []);
  if (!namesAll([...byId.keys()], ids)) {
    throw listChanged(presentExams(family, present, reader));
  }
  const exam_ids = ordered.map(({ id }) => id);
  await db
    .insertInto('exam_orders')
    .values({ user_id, family, exam_ids })
    .onConflict((own) => own.columns(['user_id', 'family']).doUpdateSet({ exam_ids }))
    .execute();
  return { data: presentExams(family, ordered, reader) };
}
