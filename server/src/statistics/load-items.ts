import { minStudents } from '@fourfold/core/item-analysis/min-students';
import type { StoredKind } from '@fourfold/core/kinds/stored-kinds';
import type { WireAnswer } from '@fourfold/core/wire/item-of';
import { sql } from 'kysely';
import { keyFields } from '../content/key-fields.ts';
import type { QuestionParent } from '../content/load-questions-of.ts';
import type { Db } from '../database/db.ts';

/** Statistics of the first answers to one question that its present key has judged. */
export type Item = {
  question_id: string;
  students: number;
  right: number;
  median_seconds: number;
  /**
   * Only students who also answered another question of the same parent: `compared_*` is how many
   * of them were right or wrong here, `mean_*` their mean share of right answers to the other
   * questions, and `deviation` the standard deviation of that share.
   */
  compared_right: number;
  compared_wrong: number;
  mean_right: number;
  mean_wrong: number;
  deviation: number;
  /** What the question names as its kind; null if that follows from its answers. */
  kind: StoredKind | null;
  /** The present answers of the question, in order. */
  answers: WireAnswer[];
  /** Number of students by the id of the chosen answer, including deleted answers. */
  chosen: Readonly<Record<string, number>>;
  /** The most common texts that were judged wrong and typed by at least two students, at most five. */
  wrong_texts: { text: string; count: number }[];
  /** When the present key was made; null for the first key. */
  key_changed_at: Date | null;
  counted_until: Date;
};

/**
 * Returns the statistics of one parent's living questions whose present key has judged the first answers of at least
 * `minStudents`, from sums (`count-items.ts`): the cost does not grow with the answers. Answers that name no revision
 * count as long as the question has its first key (Q316).
 */
export async function loadItems(db: Db, { kind, id }: QuestionParent): Promise<Item[]> {
  const { rows } = await sql<Item>`
    with question as materialized (
      select q.id, q.position, q.kind, present.revisions, present.key_changed_at, counted_until
        from questions q
       cross join item_counting
       cross join lateral (
         select case when r.key_revision = 1 and not exists (
                            select from question_revisions other
                             where other.question_id = q.id and other.key_revision > 1)
                     then array[0, 1] else array[r.key_revision] end as revisions,
                (select changed.made_at from question_revisions changed
                  where changed.question_id = q.id and changed.revision = r.key_revision
                    and r.key_revision > 1) as key_changed_at
           from question_revisions r
          where r.question_id = q.id and r.revision = q.revision) present
       where q.parent_kind = ${kind} and q.parent_id = ${id} and q.deleted_at is null and counted_until is not null
    ), sums as (
      select question.id, sum(s.students)::integer as students, sum(correct)::integer as correct,
             sum(compared_right)::integer as compared_right, sum(compared_wrong)::integer as compared_wrong,
             sum(share_right) as share_right, sum(share_wrong) as share_wrong, sum(share_squares) as share_squares
        from question
        join item_sums s on s.question_id = question.id and s.key_revision = any (question.revisions)
       group by question.id
      having sum(s.students) >= ${minStudents}
    ), counts as materialized (
      select sums.id, c.what, c.value, sum(c.students)::integer as students
        from sums
        join question using (id)
        join item_counts c on c.question_id = question.id and c.key_revision = any (question.revisions)
       group by sums.id, c.what, c.value
    )
    select question.id as question_id, question.kind, students, correct as "right", median_seconds, compared_right,
           compared_wrong,
           coalesce(share_right / nullif(compared_right, 0), 0)::float8 as mean_right,
           coalesce(share_wrong / nullif(compared_wrong, 0), 0)::float8 as mean_wrong,
           -- The numerator is exact: 0 if all shares are equal.
           coalesce(sqrt(compared * share_squares - shares * shares) / nullif(compared, 0), 0)::float8
             as deviation,
           (select coalesce(json_agg(json_build_object(${keyFields('a')}) order by a.position, a.id), '[]')
              from answers a where a.question_id = question.id) as answers,
           (select coalesce(json_object_agg(value, c.students), '{}')
              from counts c where c.id = question.id and what = 'choice') as chosen,
           (select coalesce(json_agg(json_build_object('text', value, 'count', c.students)
                                     order by c.students desc, value collate "C"), '[]')
              from (select value, c.students from counts c
                     where c.id = question.id and what = 'text' and c.students >= 2
                     order by c.students desc, value collate "C" limit 5) c) as wrong_texts,
           key_changed_at, counted_until
      from sums
      join question using (id)
     cross join lateral (
       select compared_right + compared_wrong as compared, share_right + share_wrong as shares) both_sides
     cross join lateral (
       -- The middle of the sorted seconds of all students, or the mean of the two in the middle.
       select avg(value::integer)::float8 as median_seconds
         from (select value, sum(c.students) over (order by value::integer) as upto, c.students
                 from counts c where c.id = question.id and what = 'seconds' and c.students > 0) sorted
        where upto >= sums.students / 2.0 and upto - sorted.students <= sums.students / 2.0) median
     order by question.position, question.id`.execute(db);
  return rows;
}
