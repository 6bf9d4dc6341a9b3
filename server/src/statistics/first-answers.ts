import { workReferences } from '@fourfold/core/contract/practice';
import { type RawBuilder, sql } from 'kysely';

/** The characters of JavaScript's `trim` that users can type. */
const trimmedCharacters = ' \t\n\r\u00a0';
/** Longer texts are cut: they are shown on a line, and a key of an index has a limit. */
const maxTextLength = 200;

/**
 * SQL: `scored`, one row for each first answer of a student to a question. A question never changes its parent, so all
 * answers of a student to it are in one history, and the first has the lowest `seq`. Only students count, deleted and
 * erased accounts included. Reviews and diagnostics ask questions of other histories, and are not counted (Q319).
 * `share` is the share of right first answers to the other questions of the history.
 *
 * `histories`: a select of user_id, reference_type, reference_id. `sides`: values of (sign, until); each side has the
 * answers up to its time, so that the sums of a later time less those of an earlier one are what was added between them.
 */
export function firstAnswers(histories: RawBuilder<unknown>, sides: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    history as materialized (${histories}),
    first as (
      select distinct on (side.sign, e.user_id, e.reference_type, e.reference_id, e.question_id)
             side.sign, e.user_id, e.reference_type, e.reference_id, e.question_id,
             coalesce(r.key_revision, 0) as key_revision, e.is_correct, e.given -> 'answerIds' as chosen,
             left(btrim(e.given ->> 'text', ${trimmedCharacters}), ${maxTextLength}) as typed,
             coalesce(e.time_spent_before_answer, 0) as seconds
        from history
        join users u on u.id = history.user_id and u.user_type = 'Student'
       cross join (values ${sides}) as side (sign, until)
        join practice_events e on e.user_id = history.user_id and e.reference_type = history.reference_type
                              and e.reference_id = history.reference_id and e.kind = 'answered'
                              and e.at <= side.until
        left join question_revisions r on r.question_id = e.question_id and r.revision = e.question_revision
       where history.reference_type = any (${[...workReferences]}::text[])
       order by side.sign, e.user_id, e.reference_type, e.reference_id, e.question_id, e.seq
    ), scored as materialized (
      select sign, question_id, key_revision, is_correct, chosen, typed, seconds,
             -- Rounded, so that adding and subtracting it is exact. Of one question alone there are no others: null.
             round((count(*) filter (where is_correct) over same - is_correct::integer)::numeric
                   / nullif(count(*) over same - 1, 0), 12) as share
        from first
      window same as (partition by sign, user_id, reference_type, reference_id)
    )`;
}

/** SQL: the sums of `scored`, as rows of item_sums. */
export const addedSums = sql`
  select question_id, key_revision, sum(sign)::integer as students,
         coalesce(sum(sign) filter (where is_correct), 0)::integer as correct,
         coalesce(sum(sign) filter (where is_correct and share is not null), 0)::integer as compared_right,
         coalesce(sum(sign) filter (where not is_correct and share is not null), 0)::integer as compared_wrong,
         coalesce(sum(sign * share) filter (where is_correct), 0) as share_right,
         coalesce(sum(sign * share) filter (where not is_correct), 0) as share_wrong,
         coalesce(sum(sign * share * share), 0) as share_squares
    from scored
   group by question_id, key_revision`;

/** SQL: the counts of `scored` that are not 0, as rows of item_counts. */
export const addedCounts = sql`
  select question_id, key_revision, what, value, sum(sign)::integer as students
    from scored
   cross join lateral (
     select 'seconds' as what, seconds::text as value
      union all select distinct 'choice', id::text from jsonb_array_elements_text(chosen) as id
      union all select 'text', typed where not is_correct and typed <> '') given
   group by question_id, key_revision, what, value
  having sum(sign) <> 0`;
