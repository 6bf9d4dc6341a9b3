import { type RawBuilder, sql } from 'kysely';

/**
 * SQL expression: the number of questions that students see in a parent, if the parent is open.
 * `kind` is an SQL expression, `id` a column.
 */
export function visibleQuestionCount(kind: RawBuilder<unknown>, id: string): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from questions shown
     where shown.parent_kind = ${kind} and shown.parent_id = ${sql.ref(id)}
       and shown.deleted_at is null and not shown.is_hidden)`;
}

/** SQL condition: students see a question in the problem set whose id is in the column `id`. */
export function hasVisibleQuestions(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from questions shown
     where shown.parent_kind = 'problem_set' and shown.parent_id = ${sql.ref(id)}
       and shown.deleted_at is null and not shown.is_hidden)`;
}
