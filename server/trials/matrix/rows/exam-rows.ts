import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { addExam } from '../../../src/testing/content.ts';
import { type CellContext, notFound } from '../call-row.ts';

/**
 * A call that names an authored exam can be given another user's record of an official exam, which
 * is in the same table: it must not be found.
 */
export const examRow = {
  sat: { of: 'persons', others: notFound('SAT') },
  act: { of: 'persons', others: notFound('ACT') },
} as const;

/** The fixture exam, or the other user's record. */
export function examOf({ whose, owner, content }: CellContext, family: Family): string {
  return whose === 'others' ? owner[family] : content[family].exam;
}

/** A new authored exam, or the other user's record. */
export async function newExamOf({ whose, owner, db }: CellContext, family: Family): Promise<string> {
  return whose === 'others' ? owner[family] : await addExam(db, family);
}
