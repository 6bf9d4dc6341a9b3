import type { Family } from '@fourfold/core/exams/families';
import type { Reader } from '../content/reader.ts';
import type { Db } from '../database/db.ts';
import { examRows } from './exam-rows.ts';
import { examNotFound } from './get-exam.ts';

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
