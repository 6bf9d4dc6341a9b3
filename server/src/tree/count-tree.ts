import type { TreeCount } from '@fourfold/core/contract/tree';
import { sql } from 'kysely';
import type { Handler } from '../call/handler.ts';

/** Counts the questions and problem sets of each record in the tree of one kind of topics; those in the bin do not count. */
export const countTree: Handler<'GET /tree_counts'> = async ({ query: { topic_type } }, { db }) => {
  const { rows } = await sql<TreeCount>`
    with records as materialized (
      select 'sattopic' as kind, id from topics where kind = ${topic_type} and deleted_at is null
      union all
      select 'subtopic', s.id from subtopics s join topics t on t.id = s.topic_id
       where t.kind = ${topic_type} and s.deleted_at is null
      union all
      select 'subsubtopic', l.id from subsubtopics l join subtopics s on s.id = l.subtopic_id
        join topics t on t.id = s.topic_id
       where t.kind = ${topic_type} and l.deleted_at is null
    ), of_questions as (
      select r.id, count(*)::int as questions from records r
        join questions q on q.parent_kind = r.kind and q.parent_id = r.id and q.deleted_at is null
       group by r.id
    ), of_sets as (
      select r.id, count(*)::int as problem_sets from records r
        join problem_set_places p on p.parent_kind = r.kind and p.parent_id = r.id
        join problem_sets s on s.id = p.problem_set_id and s.deleted_at is null
       group by r.id
    )
    select id, coalesce(questions, 0) as questions, coalesce(problem_sets, 0) as problem_sets
      from of_questions full join of_sets using (id)
  `.execute(db);
  return { data: rows };
};
