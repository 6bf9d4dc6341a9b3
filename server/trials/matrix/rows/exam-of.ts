import type { Family } from '@fourfold/core/exams/families';
import { addExam } from '../../../src/testing/content.ts';
import { type At, notFound } from '../row.ts';

/**
 * A call that names an authored exam can be given another user's record of an official exam, which
 * is in the same table: it must not be found.
 */
export const ofExam = {
  sat: { of: 'persons', others: notFound('SAT') },
  act: { of: 'persons', others: notFound('ACT') },
} as const;

/** The fixture exam, or the other user's record. */
export function examOf({ whose, owner, world }: At, family: Family): string {
  return whose === 'others' ? owner[family] : world[family].exam;
}

/** A new authored exam, or the other user's record. */
export async function newExamOf({ whose, owner, db }: At, family: Family): Promise<string> {
  return whose === 'others' ? owner[family] : await addExam(db, family);
}
