import type { Family } from '@fourfold/core/exams/families';
import type { SessionContext } from '../call/handler.ts';
import { listChanged } from '../content/arrange-list.ts';
import { containsAll } from '../content/positions.ts';
import { readerOf } from '../content/reader.ts';
import { examColumns, inListOrder, listedExams } from './exam-rows.ts';
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
