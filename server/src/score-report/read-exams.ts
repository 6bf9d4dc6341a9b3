import type { EditionName } from '@fourfold/core/exams/exam-editions';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { notFound } from '../call/refusal.ts';
import type { Reader } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { editionOf } from '../exams/exam-rows.ts';

/** The columns of an exam that its scores and its review depend on. */
const examColumns = [
  ...(['id', 'family', 'title', 'edition', 'score'] as const),
  ...(['review_opens', 'review_opens_at', 'review_shows_score'] as const),
] as const;

type ExamRow = Awaited<ReturnType<typeof readRows>>[number];
export type ReportExam = Omit<ExamRow, 'edition'> & { edition: EditionName };

/** Returns exams by their ids, of any family, as far as the reader may see them. */
export async function readExams(db: Db, reader: Reader, ids: readonly string[]): Promise<Map<string, ReportExam>> {
  const rows = ids.length === 0 ? [] : await readRows(db, reader, ids);
  return new Map(rows.map((row) => [row.id, { ...row, edition: editionOf(row.family as Family, row) }]));
}

/** Throws the same "not found" for a missing exam as for an exam that the reader may not see. */
export async function requireExam(db: Db, reader: Reader, id: string): Promise<ReportExam> {
  const exam = (await readExams(db, reader, [id])).get(id);
  if (!exam) throw notFound('Test');
  return exam;
}

async function readRows(db: Db, reader: Reader, ids: readonly string[]) {
  const rows = db.selectFrom('exams').where('id', 'in', ids).where('deleted_at', 'is', null).select(examColumns);
  return await (reader === 'student' ? rows.where('is_publish', '=', true) : rows).execute();
}
