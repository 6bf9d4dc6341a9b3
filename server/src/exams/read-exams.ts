import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import type { SessionContext } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { type Reader, readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { examColumns, examRows, inListOrder, listedExams, ownExamRows } from './exam-rows.ts';
import { type ExamByFamily, presentExam, presentExams } from './present-exam.ts';

/** The caller's own list. An author sees unpublished exams too, unless the query requests published ones only. */
export function listUserExams<F extends Family>(family: F) {
  return async ({ query }: { query: { isPublish?: 'true' | undefined } }, { db, session }: SessionContext) => {
    const reader = readerOf(session);
    const listReader = query.isPublish === 'true' ? 'student' : reader;
    const rows = await listedExams(db, { family, user_id: session.account.id, reader: listReader })
      .orderBy(inListOrder)
      .select(examColumns)
      .execute();
    return { data: presentExams(family, rows, reader) };
  };
}

/** Authored exams, in the studio's order. */
export function listTestExams<F extends Family>(family: F) {
  return async (_input: unknown, { db, session }: SessionContext) => {
    const reader = readerOf(session);
    return { data: presentExams(family, await examRows(db, reader, family).execute(), reader) };
  };
}

/** The caller's own records of official exams. */
export function listRealExams<F extends Family>(family: F) {
  return async (_input: unknown, { db, session }: SessionContext) => {
    const rows = await ownExamRows(db, session.account.id, family).execute();
    return { data: presentExams(family, rows, readerOf(session)) };
  };
}

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
  const row = await ownExamRows(db, session.account.id, family).where('exams.id', '=', id).executeTakeFirst();
  if (!row) throw examNotFound(family);
  return presentExam(family, row, { reader: readerOf(session) });
}

export function examNotFound(family: Family) {
  return notFound(examFamilies[family].name);
}

/**
 * Throws "not found" if the reader may not see the exam. Lists of its content call it so that they
 * do not answer with an empty list.
 */
export async function requireExam(
  db: Db,
  reader: Reader,
  { family, id }: { family: Family; id: string },
): Promise<void> {
  const exam = await examRows(db, reader, family).where('exams.id', '=', id).executeTakeFirst();
  if (!exam) throw examNotFound(family);
}
