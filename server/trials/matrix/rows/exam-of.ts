import type { Family } from '@fourfold/core/exams/families';
import { addExam } from '../../../src/testing/content.ts';
import { type At, notFound } from '../row.ts';

/**
 * A call that names an authored exam can name somebody's record of an official one instead, which lies in the same
 * table: to whoever it does not belong it is not there.
 */
export const ofExam = {
  sat: { of: 'persons', others: notFound('SAT') },
  act: { of: 'persons', others: notFound('ACT') },
} as const;

/** The exam of the world, or the stranger's record. */
export function examOf({ whose, owner, world }: At, family: Family): string {
  return whose === 'others' ? owner[family] : world[family].exam;
}

/** An authored exam to be changed, or the stranger's record. */
export async function newExamOf({ whose, owner, db }: At, family: Family): Promise<string> {
  return whose === 'others' ? owner[family] : await addExam(db, family);
}
