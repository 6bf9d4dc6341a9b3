import { type RawBuilder, sql } from 'kysely';
import type { QuestionParentKind } from '../database/schema.ts';

/**
 * SQL expression: the roots that the questions of one parent depend on. These are its own, and those of the sets that
 * the questions link to, because a link is shown only while its set is published.
 */
export function rootsOfList({ kind, id }: { kind: QuestionParentKind; id: string }): RawBuilder<string[]> {
  return sql`(
    with own as (
      select q.id, q.link_right_problemset_id, q.link_wrong_problemset_id
        from questions q where q.parent_kind = ${kind} and q.parent_id = ${id} and q.deleted_at is null
    ), linked (id) as (
      select link_right_problemset_id from own
       union select link_wrong_problemset_id from own
       union select a.link_problemset_id from own join answers a on a.question_id = own.id
    )
    select array(select content_roots_of(array(
      select ${id}::uuid union select id from linked where id is not null))))`;
}
