import type { Family } from '@fourfold/core/exams/families';
import type { Kysely } from 'kysely';
import type { Reader } from '../content/reader.ts';
import type { Database } from '../database/schema.ts';

type Db = Kysely<Database>;

/** Authored SATs or ACTs in the studio's order: published ones to a student, all that live to an author. */
export function examRows(db: Db, reader: Reader, family: Family) {
  const rows = livingExams(db, family)
    .where('exams.owner_id', 'is', null)
    .orderBy('exams.position')
    .orderBy('exams.id');
  return reader === 'student' ? rows.where('exams.is_publish', '=', true) : rows;
}

/** The official exams that an account took (Q46), oldest first: nobody else sees them. */
export function recordRows(db: Db, owner_id: string, family: Family) {
  return livingExams(db, family).where('exams.owner_id', '=', owner_id).orderBy('exams.created_at').orderBy('exams.id');
}

/** All that live, in no order. Whoever uses it says who may see them. */
export function livingExams(db: Db, family: Family) {
  return db
    .selectFrom('exams')
    .where('exams.family', '=', family)
    .where('exams.deleted_at', 'is', null)
    .select([
      'exams.id',
      'exams.owner_id',
      'exams.title',
      'exams.position',
      'exams.is_publish',
      'exams.progress_by_problemset',
      'exams.marks',
      'exams.score',
      'exams.bubble_sheet_answers',
      'exams.published_tests',
    ]);
}

export type ExamRow = Awaited<ReturnType<ReturnType<typeof livingExams>['execute']>>[number];
