import type { Kysely } from 'kysely';
import type { Reader } from '../content/reader.ts';
import type { Database } from '../database/schema.ts';

/** SATs or ACTs in the studio's order: published ones to a student, all that live to an author. */
export function examRows(db: Kysely<Database>, reader: Reader, family: 'sat' | 'act') {
  const living = db
    .selectFrom('exams')
    .where('family', '=', family)
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'family', 'title', 'position', 'is_publish', 'progress_by_problemset']);
  return reader === 'student' ? living.where('is_publish', '=', true) : living;
}

export type ExamRow = Awaited<ReturnType<ReturnType<typeof examRows>['execute']>>[number];
