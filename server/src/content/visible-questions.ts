import { type RawBuilder, sql } from 'kysely';

/**
 * SQL expression: the number of questions that students see in a parent, if the parent is open.
 * `kind` is an SQL expression, `id` a column.
 */
export function visibleQuestionCount(kind: RawBuilder<unknown>, id: string): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from questions asked
     where asked.parent_kind = ${kind} and asked.parent_id = ${sql.ref(id)}
       and asked.deleted_at is null and not asked.is_hidden)`;
}

/** SQL condition: students see a question in the problem set whose id is in the column `id`. */
export function hasVisibleQuestions(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from questions asked
     where asked.parent_kind = 'problem_set' and asked.parent_id = ${sql.ref(id)}
       and asked.deleted_at is null and not asked.is_hidden)`;
}
