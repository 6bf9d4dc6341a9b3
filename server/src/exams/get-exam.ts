import { examFamilies, type Family } from '@fourfold/core/exams/families';
import type { SessionContext } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { readerOf } from '../content/reader.ts';
import { examRows, officialExamRows } from './exam-rows.ts';
import { type ExamByFamily, presentExam } from './present-exam.ts';

type IdParameters = { params: { id: string } };

/** An authored exam. */
export function getTestExam<F extends Family>(family: F) {
  return async ({ params }: IdParameters, { db, session }: SessionContext) => {
    const reader = readerOf(session);
    const row = await examRows(db, reader, family).where('exams.id', '=', params.id).executeTakeFirst();
    if (!row) throw examNotFound(family);
    return presentExam(family, row, { reader });
  };
}

/** An official exam that the caller recorded. */
export function getRealExam<F extends Family>(family: F) {
  return async ({ params }: IdParameters, context: SessionContext) =>
    await findOfficialExam(family, params.id, context);
}

/** An official exam of the caller. Throws "not found" for one of another account. */
export async function findOfficialExam<F extends Family>(
  family: F,
  id: string,
  { db, session }: SessionContext,
): Promise<ExamByFamily[F]> {
  const row = await officialExamRows(db, session.account.id, family).where('exams.id', '=', id).executeTakeFirst();
  if (!row) throw examNotFound(family);
  return presentExam(family, row, { reader: readerOf(session) });
}

export function examNotFound(family: Family) {
  return notFound(examFamilies[family].name);
}
