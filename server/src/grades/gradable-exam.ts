import { examFamilies, type Family } from '@fourfold/core/exams/families';
import type { Session } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';
import { readerOf } from '../content/reader.ts';
import type { Db } from '../database/db.ts';

/** Exams of a family that the caller may grade or have a score in: authored ones, and the caller's own records. */
export function gradableExams(db: Db, session: Pick<Session, 'account'>, family: Family) {
  const undeletedExams = db
    .selectFrom('exams')
    .where('exams.family', '=', family)
    .where('exams.deleted_at', 'is', null)
    .where((e) => e.or([e('exams.owner_id', 'is', null), e('exams.owner_id', '=', session.account.id)]));
  return readerOf(session) === 'student' ? undeletedExams.where('exams.is_publish', '=', true) : undeletedExams;
}

/** Throws "not found" if the caller may not grade the exam. */
export async function requireGradableExam(
  db: Db,
  session: Pick<Session, 'account'>,
  { family, id }: { family: Family; id: string },
) {
  const exam = await gradableExams(db, session, family)
    .where('exams.id', '=', id)
    .select(['exams.id', 'exams.title', 'exams.owner_id', 'exams.marks', 'exams.score', 'exams.bubble_sheet_answers'])
    .executeTakeFirst();
  if (!exam) throw notFound(examFamilies[family].name);
  return exam;
}
