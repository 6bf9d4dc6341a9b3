import { rolesOf } from '@fourfold/core/session/account';
import { type RawBuilder, sql } from 'kysely';
import type { Session } from '../call/handler.ts';
import type { SeenKind } from '../database/schema.ts';

/** A student sees what is published, up the whole chain; an author sees everything that lives. */
export type Reader = 'student' | 'author';

export function readerOf(session: Pick<Session, 'account'>): Reader {
  return rolesOf(session.account).includes('admin') ? 'author' : 'student';
}

/** The views of migrations/0002_content.sql say what each reader may see. */
const views = { student: 'open', author: 'living' } as const;

/** Whether the reader may see the row that `id` (a column) names; false for null. */
export function maySee(reader: Reader, kind: SeenKind, id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (select from ${sql.table(`${views[reader]}_${kind}`)} seen where seen.id = ${sql.ref(id)})`;
}

/**
 * A link to a question as the reader may follow it. Links lead within one place, whose own openness decides first: a
 * student follows them to what is shown there.
 */
export function openQuestionLink(reader: Reader, id: string): RawBuilder<string | null> {
  const shown = reader === 'student' ? sql`and not target.is_hidden` : sql``;
  return sql<string | null>`(
    select target.id from questions target
     where target.id = ${sql.ref(id)} and target.deleted_at is null ${shown}
       and target.parent_kind = questions.parent_kind and target.parent_id = questions.parent_id)`;
}

/**
 * The problem sets that a question and its answers link to, as far as the reader may open them: to join laterally.
 * Without `offset 0` PostgreSQL would plan the same anew for each link.
 */
export function openSets(reader: Reader) {
  const set = sql.table(`${views[reader]}_problem_sets`);
  return sql<{ ids: string[] }>`(
    select array(
      select seen.id from ${set} seen
       where seen.id = any (
         array[questions.link_right_problemset_id, questions.link_wrong_problemset_id]
         || array(select a.link_problemset_id from answers a where a.question_id = questions.id)
       )
    ) as ids offset 0)`.as('open_sets');
}

/** A link to a set as the reader may follow it, beside `openSets`. */
export function openSetLink(id: string): RawBuilder<string | null> {
  return sql<string | null>`case when ${sql.ref(id)} = any (open_sets.ids) then ${sql.ref(id)} end`;
}

/** What the reader sees below a parent that the reader sees: the chain above is not asked for again, row by row. */
export function shownBelow(
  reader: Reader,
  table: 'subtopics' | 'subsubtopics' | 'exam_questions' | 'problem_sets',
): RawBuilder<boolean> {
  const deleted = sql.ref(`${table}.deleted_at`);
  return reader === 'student'
    ? sql<boolean>`(${deleted} is null and ${sql.ref(`${table}.is_publish`)})`
    : sql<boolean>`${deleted} is null`;
}

/** What the reader sees of the questions in a place that is open to the reader. */
export function shownQuestion(reader: Reader): RawBuilder<boolean> {
  return reader === 'student'
    ? sql<boolean>`(questions.deleted_at is null and not questions.is_hidden)`
    : sql<boolean>`questions.deleted_at is null`;
}

/** The view of the places in which the reader meets a problem set. */
export function placesView(reader: Reader) {
  return sql.table(`${views[reader]}_problem_set_places`);
}

/** The revision that an author's next change is made from; nobody else is told (null). */
export function revisionOf(reader: Reader, table: 'questions' | 'answers'): RawBuilder<number | null> {
  return reader === 'author' ? sql<number | null>`${sql.ref(`${table}.rev`)}` : sql<number | null>`null::integer`;
}

/** When a question or one of its answers was last saved; nobody but authors is told (null). */
export function savedAt(reader: Reader): RawBuilder<Date | null> {
  if (reader !== 'author') return sql<Date | null>`null::timestamptz`;
  return sql<Date | null>`greatest(questions.updated_at, (select max(updated_at) from answers where question_id = questions.id))`;
}
