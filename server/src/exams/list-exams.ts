import type { Family } from '@fourfold/core/exams/families';
import { type Kysely, sql } from 'kysely';
import type { Context, Session } from '../call/handler.ts';
import { type Reader, readerOf } from '../content/reader.ts';
import type { Database } from '../database/schema.ts';
import { type ExamRow, examRows, livingExams, recordRows } from './exam-rows.ts';
import { presentExams } from './present-exam.ts';

type Visit = Context & { session: Session };

/** The caller's own list. An author, who sees everything that lives, may ask for the published alone. */
export function listUserExams<F extends Family>(family: F) {
  return async ({ query }: { query: { isPublish?: 'true' | undefined } }, { db, session }: Visit) => {
    const reader = readerOf(session);
    const shown = query.isPublish === 'true' ? 'student' : reader;
    const rows = await userExams(db, { family, user_id: session.account.id, reader: shown });
    return { data: presentExams(family, rows, reader) };
  };
}

/** Authored ones, in the studio's order. */
export function listTestExams<F extends Family>(family: F) {
  return async (_input: unknown, { db, session }: Visit) => {
    const reader = readerOf(session);
    return { data: presentExams(family, await examRows(db, reader, family).execute(), reader) };
  };
}

/** The caller's own records of official exams. */
export function listRealExams<F extends Family>(family: F) {
  return async (_input: unknown, { db, session }: Visit) => {
    const rows = await recordRows(db, session.account.id, family).execute();
    return { data: presentExams(family, rows, readerOf(session)) };
  };
}

/**
 * What one account has in its list, in its own order (Q64). What that order does not name follows: authored ones as the
 * studio has them, then the account's records as they were made.
 */
export async function userExams(
  db: Kysely<Database>,
  { family, user_id, reader }: { family: Family; user_id: string; reader: Reader },
): Promise<ExamRow[]> {
  return await livingExams(db, family)
    .leftJoin('exam_orders as own', (on) => on.on('own.user_id', '=', user_id).onRef('own.family', '=', 'exams.family'))
    .where((eb) =>
      eb.or([
        eb('exams.owner_id', '=', user_id),
        reader === 'student'
          ? eb.and([eb('exams.owner_id', 'is', null), eb('exams.is_publish', '=', true)])
          : eb('exams.owner_id', 'is', null),
      ]),
    )
    .orderBy(sql`array_position(own.exam_ids, exams.id)`, (order) => order.asc().nullsLast())
    .orderBy(sql`exams.owner_id is not null`)
    .orderBy(sql`case when exams.owner_id is null then exams.position end`)
    .orderBy(sql`case when exams.owner_id is not null then exams.created_at end`)
    .orderBy('exams.id')
    .execute();
}
