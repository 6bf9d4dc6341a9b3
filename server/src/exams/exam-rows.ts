import type { Family } from '@fourfold/core/exams/families';
import { sql } from 'kysely';
import type { Reader } from '../content/reader.ts';
import type { Db } from '../database/db.ts';

/**
 * Authored SATs or ACTs in the studio's order: the published ones for a student, all that are not
 * deleted for an author.
 */
export function examRows(db: Db, reader: Reader, family: Family) {
  const rows = undeletedExams(db, family)
    .where('exams.owner_id', 'is', null)
    .orderBy('exams.position')
    .orderBy('exams.id');
  return reader === 'student' ? rows.where('exams.is_publish', '=', true) : rows;
}

/** The official exams that an account recorded (Q46), oldest first. Only that account may see them. */
export function officialExamRows(db: Db, owner_id: string, family: Family) {
  return undeletedExams(db, family)
    .where('exams.owner_id', '=', owner_id)
    .orderBy('exams.created_at')
    .orderBy('exams.id');
}

/** All exams that are not deleted, unordered. The caller must restrict them to what the reader may see. */
export function undeletedExams(db: Db, family: Family) {
  return selectUndeletedExams(db, family).select(examColumns);
}

export type ExamRow = Awaited<ReturnType<ReturnType<typeof undeletedExams>['execute']>>[number];

/** The exams in one account's list. Selects no columns; order it by `inListOrder`. */
export function listedExams(db: Db, { family, user_id, reader }: { family: Family; user_id: string; reader: Reader }) {
  return selectUndeletedExams(db, family)
    .leftJoin('exam_orders as own', (on) => on.on('own.user_id', '=', user_id).onRef('own.family', '=', 'exams.family'))
    .where((eb) =>
      eb.or([
        eb('exams.owner_id', '=', user_id),
        reader === 'student'
          ? eb.and([eb('exams.owner_id', 'is', null), eb('exams.is_publish', '=', true)])
          : eb('exams.owner_id', 'is', null),
      ]),
    );
}

/**
 * The account's own order (Q64), then the exams that it does not contain: authored ones in the
 * studio's order, then the account's records by creation time.
 */
export const inListOrder = sql`
  array_position(own.exam_ids, exams.id) asc nulls last, exams.owner_id is not null,
  case when exams.owner_id is null then exams.position end,
  case when exams.owner_id is not null then exams.created_at end, exams.id`;

/** All columns that a list of exams sends. */
export const examColumns = [
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
  'exams.review_opens',
  'exams.review_opens_at',
  'exams.review_shows_score',
] as const;

function selectUndeletedExams(db: Db, family: Family) {
  return db.selectFrom('exams').where('exams.family', '=', family).where('exams.deleted_at', 'is', null);
}
