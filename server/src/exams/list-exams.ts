import type { Family } from '@fourfold/core/exams/families';
import type { SessionContext } from '../call/handler.ts';
import { readerOf } from '../content/reader.ts';
import { examColumns, examRows, inListOrder, listedExams, officialExamRows } from './exam-rows.ts';
import { presentExams } from './present-exam.ts';

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
    const rows = await officialExamRows(db, session.account.id, family).execute();
    return { data: presentExams(family, rows, readerOf(session)) };
  };
}
