import { examEditions } from '@fourfold/core/exams/exam-editions';
import { examFamilies, type Family } from '@fourfold/core/wire/exams/exam-family';
import type { Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { editionOf, visibleExams } from '../exams/exam-rows.ts';

/**
 * An exam that the caller may grade or have a score in: an authored one with a paper, or the caller's own record. Throws
 * "not found" for any other.
 */
export async function requireGradableExam(
  db: Db,
  session: Pick<Session, 'account'>,
  { family, id }: { family: Family; id: string },
) {
  const exam = await visibleExams(db, { family, user_id: session.account.id, reader: readerOf(session) })
    .where('exams.id', '=', id)
    .select([
      'exams.id',
      'exams.title',
      'exams.own_marks',
      'exams.score',
      'exams.bubble_sheet_answers',
      'exams.edition',
    ])
    .executeTakeFirst();
  if (!exam || !examEditions[editionOf(family, exam)].hasPaper) throw notFound(examFamilies[family].name);
  return exam;
}
