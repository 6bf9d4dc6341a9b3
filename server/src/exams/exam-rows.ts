import { classicEditions, type EditionName } from '@fourfold/core/exams/exam-editions';
import type { ReviewOpening } from '@fourfold/core/exams/exam-review';
import type { Blueprint } from '@fourfold/core/forms/blueprint';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { sql } from 'kysely';
import type { Reader } from '../content/reader.ts';
import type { Db } from '../database/db.ts';

/**
 * Authored SATs or ACTs in the studio's order: the published ones for a student, all that are not
 * deleted for an author.
 */
export function examRows(db: Db, reader: Reader, family: Family) {
  return authoredExams(db, reader, family)
    .select(authoredColumns)
    .select(withoutMarks)
    .orderBy('exams.position')
    .orderBy('exams.id');
}

/** The same without columns and order. */
export function authoredExams(db: Db, reader: Reader, family: Family) {
  const rows = selectAuthoredExams(db, family);
  return reader === 'student' ? rows.where('exams.is_publish', '=', true) : rows;
}

/** All authored exams that are not deleted, unordered. The caller must restrict them to what the reader may see. */
export function undeletedExams(db: Db, family: Family) {
  return selectAuthoredExams(db, family).select(authoredColumns).select(withoutMarks);
}

/** The official exams that an account recorded (Q46), oldest first. Only that account may see them. */
export function ownExamRows(db: Db, user_id: string, family: Family) {
  return selectOwnExams(db, user_id, family).orderBy('exams.created_at').orderBy('exams.id');
}

export type ExamRow = Awaited<ReturnType<ReturnType<typeof undeletedExams>['execute']>>[number];

type ExamsOfAccount = { family: Family; user_id: string; reader: Reader };

/** The exams that one account may see, authored and its own, as the alias `exams`. Selects no columns. */
export function visibleExams(db: Db, { family, user_id, reader }: ExamsOfAccount) {
  const authored = authoredExams(db, reader, family)
    .select(authoredColumns)
    .select(withoutMarks)
    .select('exams.created_at');
  const own = selectOwnExams(db, user_id, family).select('exams.created_at');
  return db.selectFrom(authored.unionAll(own).as('exams'));
}

/** The exams in one account's list. Selects no columns; order it by `inListOrder`. */
export function listedExams(db: Db, { family, user_id, reader }: ExamsOfAccount) {
  return visibleExams(db, { family, user_id, reader }).leftJoin('exam_orders as own', (on) =>
    on.on('own.user_id', '=', user_id).on('own.family', '=', family),
  );
}

/**
 * The account's own order (Q64), then the exams that it does not contain: authored ones in the
 * studio's order, then the account's records by creation time.
 */
export const inListOrder = sql`
  array_position(own.exam_ids, exams.id) asc nulls last, exams.own_marks is not null,
  case when exams.own_marks is null then exams.position end,
  case when exams.own_marks is not null then exams.created_at end, exams.id`;

/** The edition of a row; that of the specification if none is stored. */
export function editionOf(family: Family, { edition }: { edition: EditionName | null }): EditionName {
  return edition ?? classicEditions[family];
}

/** The stored columns that a list of exams sends. */
const authoredColumns = [
  'exams.id',
  'exams.title',
  'exams.position',
  'exams.is_publish',
  'exams.progress_by_problemset',
  'exams.score',
  'exams.bubble_sheet_answers',
  'exams.published_tests',
  'exams.review_opens',
  'exams.review_opens_at',
  'exams.review_shows_score',
  'exams.edition',
  'exams.routes',
  'exams.field_test',
  'exams.blueprint',
] as const;

/** All columns that a list of exams sends. `own_marks`: the marks of an account's own exam, null for an authored one. */
export const examColumns = [...authoredColumns, 'exams.own_marks'] as const;

function selectAuthoredExams(db: Db, family: Family) {
  return db.selectFrom('exams').where('exams.family', '=', family).where('exams.deleted_at', 'is', null);
}

type Marks = Record<string, number>;
const withoutMarks = sql<Marks | null>`null::jsonb`.as('own_marks');

/** With the columns of an authored exam in the same order: an own exam is visible, and has no tests, key and table. */
function selectOwnExams(db: Db, user_id: string, family: Family) {
  return db
    .selectFrom('own_exams as exams')
    .where('exams.user_id', '=', user_id)
    .where('exams.family', '=', family)
    .where('exams.deleted_at', 'is', null)
    .select(['exams.id', 'exams.title'])
    .select([
      sql<number>`0`.as('position'),
      sql<boolean>`true`.as('is_publish'),
      sql<boolean>`false`.as('progress_by_problemset'),
      sql<string[][]>`'[]'::jsonb`.as('score'),
      sql<string[][]>`'[]'::jsonb`.as('bubble_sheet_answers'),
      sql<string[]>`'{}'::text[]`.as('published_tests'),
      sql<ReviewOpening>`'at_once'`.as('review_opens'),
      sql<Date | null>`null::timestamptz`.as('review_opens_at'),
      sql<boolean>`false`.as('review_shows_score'),
      sql<EditionName | null>`null::text`.as('edition'),
      sql<Record<string, number>>`'{}'::jsonb`.as('routes'),
      sql<string[]>`'{}'::uuid[]`.as('field_test'),
      sql<Blueprint>`'{}'::jsonb`.as('blueprint'),
    ])
    .select((eb) => eb.ref('exams.marks').$castTo<Marks | null>().as('own_marks'));
}
