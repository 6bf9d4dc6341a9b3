import { examFamilies, type Family } from '@fourfold/core/exams/families';
import type { Context, Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { readerOf } from '../content/reader.ts';
import { examRows, recordRows } from './exam-rows.ts';
import { type ExamOf, presentExam } from './present-exam.ts';

type Visit = Context & { session: Session };
type ById = { params: { id: string } };

/** An authored exam. */
export function getTestExam<F extends Family>(family: F) {
  return async ({ params }: ById, { db, session }: Visit) => {
    const reader = readerOf(session);
    const row = await examRows(db, reader, family).where('exams.id', '=', params.id).executeTakeFirst();
    if (!row) throw examNotFound(family);
    return presentExam(family, row, { reader });
  };
}

/** An official exam that the caller recorded. */
export function getRealExam<F extends Family>(family: F) {
  return async ({ params }: ById, visit: Visit) => await ownExam(family, params.id, visit);
}

/** An official exam of the caller. Throws "not found" for one of another account. */
export async function ownExam<F extends Family>(family: F, id: string, { db, session }: Visit): Promise<ExamOf[F]> {
  const row = await recordRows(db, session.account.id, family).where('exams.id', '=', id).executeTakeFirst();
  if (!row) throw examNotFound(family);
  return presentExam(family, row, { reader: readerOf(session) });
}

export function examNotFound(family: Family) {
  return notFound(examFamilies[family].name);
}
