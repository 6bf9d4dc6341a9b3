import { type RawBuilder, sql } from 'kysely';

/** How many questions students see in what `kind` and `id` (SQL both) name, once it is open to them. */
export function questionsSeen(kind: RawBuilder<unknown>, id: string): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from questions q
     where q.parent_kind = ${kind} and q.parent_id = ${sql.ref(id)} and q.deleted_at is null and not q.is_hidden)`;
}

/** Whether students see a question in the problem set that `id` (a column) names. */
export function setHasQuestions(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from questions q
     where q.parent_kind = 'problem_set' and q.parent_id = ${sql.ref(id)} and q.deleted_at is null and not q.is_hidden)`;
}
