import { minStudents } from '@fourfold/core/item-analysis/min-students';
import type { StoredKind } from '@fourfold/core/kinds/stored-kinds';
import type { WireAnswer } from '@fourfold/core/wire/item-of';
import { sql } from 'kysely';
import { keyFields } from '../content/key-fields.ts';
import type { QuestionParent } from '../content/load-questions-of.ts';
import type { Db } from '../database/db.ts';

/** Statistics of the first answers to one question. */
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
  /** Whether some choices were judged by another key than the present one. */
  rejudged: boolean;
  /** Typed texts that were judged wrong and typed by at least two students, the most common first. */
  wrong_texts: { text: string; count: number }[];
};

/**
 * Returns the statistics of one parent's living questions that at least `minStudents` have answered. A question
 * never changes its parent, so all answers of a student to it are in one history, and the first answer has the lowest
 * `seq`. Only students count, deleted and erased accounts included; answers of authors and tutors do not.
 */
export async function loadItems(db: Db, { kind, id }: QuestionParent): Promise<Item[]> {
  const { rows } = await sql<Item>`
    with question as materialized (
      select q.id, q.position, q.kind, key.answers, key.correct_ids, key.is_typed
        from questions q
       cross join lateral (
         select coalesce(json_agg(json_build_object(
                           ${keyFields('a')})
                         order by a.position, a.id), '[]') as answers,
                coalesce(array_agg(a.id) filter (where a.correct), '{}') as correct_ids,
                coalesce(bool_or(a.is_free_response), false) as is_typed
           from answers a where a.question_id = q.id) key
       where q.parent_kind = ${kind} and q.parent_id = ${id} and q.deleted_at is null
    ), first as materialized (
      select distinct on (e.question_id, e.user_id)
             e.question_id, e.user_id, e.is_correct, e.given_answer_ids,
             btrim(e.given_free_response_answer, ${trimmedCharacters}) as typed,
             coalesce(e.time_spent_before_answer, 0) as seconds
        from question
        join practice_events e on e.question_id = question.id and e.kind = 'answered'
        join users u on u.id = e.user_id and u.user_type = 'Student'
       order by e.question_id, e.user_id, e.seq
    ), scores as (
      select user_id, count(*) as answered, count(*) filter (where is_correct) as score from first group by user_id
    ), items as (
      select question_id, count(*)::integer as students,
             (count(*) filter (where is_correct))::integer as "right",
             percentile_cont(0.5) within group (order by seconds) as median_seconds,
             (count(share) filter (where is_correct))::integer as compared_right,
             (count(share) filter (where not is_correct))::integer as compared_wrong,
             coalesce(avg(share) filter (where is_correct), 0) as mean_right,
             coalesce(avg(share) filter (where not is_correct), 0) as mean_wrong,
             coalesce(stddev_pop(share), 0) as deviation,
             bool_or(not is_typed and is_correct <> (given_answer_ids <> '{}' and given_answer_ids <@ correct_ids
                                                     and given_answer_ids @> correct_ids)) as rejudged
        from first
        join question on question.id = first.question_id
        join scores using (user_id)
       cross join lateral (
         -- Of one question alone there are no others: null.
         select (score - is_correct::integer)::float8 / nullif(answered - 1, 0) as share) rest
       group by question_id
      having count(*) >= ${minStudents}
    ), choices as (
      select question_id, json_object_agg(answer_id, students) as chosen
        from (select question_id, answer_id, count(*) as students
                from first
               cross join lateral (select distinct unnest(given_answer_ids) as answer_id) given
               group by question_id, answer_id) each
       group by question_id
    ), texts as (
      select question_id, json_agg(json_build_object('text', typed, 'count', students)
                                   order by students desc, typed collate "C") as wrong_texts
        from (select question_id, typed, count(*) as students
                from first
               where not is_correct and typed <> ''
               group by question_id, typed
              having count(*) >= 2) each
       group by question_id
    )
    select items.*, question.kind, question.answers, coalesce(chosen, '{}') as chosen, coalesce(wrong_texts, '[]') as wrong_texts
      from items
      join question on question.id = items.question_id
      left join choices on choices.question_id = question.id
      left join texts on texts.question_id = question.id
     order by question.position, question.id`.execute(db);
  return rows;
}

/** The characters of JavaScript's `trim` that users can type. */
const trimmedCharacters = ' \t\n\r\u00a0';
