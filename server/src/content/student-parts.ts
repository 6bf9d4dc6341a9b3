import { type RawBuilder, sql } from 'kysely';

/** How many questions students see in what `kind` and `id` (SQL both) name, once it is open to them. */
export function questionsSeen(kind: RawBuilder<unknown>, id: string): RawBuilder<number> {
  return sql<number>`(
    select count(*)::int from questions asked
     where asked.parent_kind = ${kind} and asked.parent_id = ${sql.ref(id)}
       and asked.deleted_at is null and not asked.is_hidden)`;
}

/** Whether students see a question in the problem set that `id` (a column) names. */
export function setHasQuestions(id: string): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from questions asked
     where asked.parent_kind = 'problem_set' and asked.parent_id = ${sql.ref(id)}
       and asked.deleted_at is null and not asked.is_hidden)`;
}
