import { rolesOf } from '@fourfold/core/session/account';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../call/handler.ts';
import type { ReaderViewKind } from '../database/schema.ts';

/**
 * A student sees content that is published together with all its ancestors; an author sees all
 * content that is not deleted.
 */
export type Reader = 'student' | 'author';

/** Admins read content as authors, all other roles as students. */
export function readerOf(session: Pick<Session, 'account'>): Reader {
  return rolesOf(session.account).includes('admin') ? 'author' : 'student';
}

/** Prefixes of the views in migrations/0002_content.sql that list what each reader may see. */
const viewPrefixes = { student: 'open', author: 'living' } as const;

/** SQL condition: the reader may see the record whose id is in the column `id`; false for null. */
export function canSee(reader: Reader, kind: ReaderViewKind, id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${sql.table(`${viewPrefixes[reader]}_${kind}`)} seen where seen.id = ${sql.ref(id)})`;
}

/**
 * SQL expression: the id of a linked question, or null if the reader may not follow the link. Links
 * stay within one parent, which the caller has already checked; so only the target is tested here.
 */
export function openQuestionLink(reader: Reader, id: string): RawBuilder<string | null> {
  const visibilityCondition = reader === 'student' ? sql`and not target.is_hidden` : sql``;
  return sql<string | null>`(
    select target.id from questions target
     where target.id = ${sql.ref(id)} and target.deleted_at is null ${visibilityCondition}
       and target.parent_kind = questions.parent_kind and target.parent_id = questions.parent_id)`;
}

/**
 * Lateral subquery: ids of the linked problem sets of a question and its answers that the reader
 * may open. Without `offset 0`, PostgreSQL would plan the subquery again for each link.
 */
export function openLinkedSets(reader: Reader) {
  const set = sql.table(`${viewPrefixes[reader]}_problem_sets`);
  return sql<{ ids: string[] }>`(
    select array(
      select seen.id from ${set} seen
       where seen.id = any (
         array[questions.link_right_problemset_id, questions.link_wrong_problemset_id]
         || array(select a.link_problemset_id from answers a where a.question_id = questions.id)
       )
    ) as ids offset 0)`.as('open_sets');
}

/** SQL expression: the id of a linked set, or null if the reader may not open it. Needs `openLinkedSets`. */
export function openSetLink(id: string): RawBuilder<string | null> {
  return sql<string | null>`case when ${sql.ref(id)} = any (open_sets.ids) then ${sql.ref(id)} end`;
}

/**
 * SQL condition: the reader sees a child row of a visible parent. The parent's ancestors are not
 * checked again for each row.
 */
export function isShownBelow(
  reader: Reader,
  table: 'subtopics' | 'subsubtopics' | 'exam_questions' | 'problem_sets',
): RawBuilder<boolean> {
  const deleted = sql.ref(`${table}.deleted_at`);
  return reader === 'student'
    ? sql<boolean>`(${deleted} is null and ${sql.ref(`${table}.is_publish`)})`
    : sql<boolean>`${deleted} is null`;
}

/** SQL condition: the reader sees a question whose parent is visible to the reader. */
export function isShownQuestion(reader: Reader): RawBuilder<boolean> {
  return reader === 'student'
    ? sql<boolean>`(questions.deleted_at is null and not questions.is_hidden)`
    : sql<boolean>`questions.deleted_at is null`;
}

/** The view of the parents of problem sets that the reader may see. */
export function placesView(reader: Reader) {
  return sql.table(`${viewPrefixes[reader]}_problem_set_places`);
}

/** SQL expression: the revision, which authors send with their next change; null for students. */
export function revisionOf(reader: Reader, table: 'questions' | 'answers'): RawBuilder<number | null> {
  return reader === 'author' ? sql<number | null>`${sql.ref(`${table}.rev`)}` : sql<number | null>`null::integer`;
}

/** SQL expression: the codes of a question's skills; null for students. */
export function skillCodesOf(reader: Reader): RawBuilder<string[] | null> {
  return reader === 'author' ? sql<string[] | null>`questions.skill_codes` : sql<string[] | null>`null::text[]`;
}

/** SQL expression: when a question or one of its answers was last saved; null for students. */
export function savedAt(reader: Reader): RawBuilder<Date | null> {
  if (reader !== 'author') return sql<Date | null>`null::timestamptz`;
  return sql<Date | null>`greatest(questions.updated_at, (select max(updated_at) from answers where question_id = questions.id))`;
}
