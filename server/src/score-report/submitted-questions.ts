import { type RawBuilder, sql } from 'kysely';
import { isReviewOpen } from '../reviews/review-state.ts';
import { isLatestAttempt } from '../test-sections/attempt-conditions.ts';
import { belongsToSection, countsInTest } from '../test-sections/question-conditions.ts';

type SubmittedQuery = {
  /** SQL condition on the attempts `a` and their exams `e`. */
  attempts: RawBuilder<unknown>;
  /** The student: an id, or a column. */
  user: string | RawBuilder<unknown>;
  now: Date;
};

/**
 * Subquery of the questions that were in submitted sections whose review is open: those that were judged, and those that
 * the student never changed. Of the latter as many as were counted then, the oldest first, because authors may have
 * added some since. The entries are found by the first columns of their primary key.
 */
export function submittedQuestions({ attempts, user, now }: SubmittedQuery): RawBuilder<unknown> {
  const isOfAttempt = sql`
    (t.user_id, t.exam_id, t.section, t.is_real, t.attempt)
    = (taken.user_id, taken.exam_id, taken.section, taken.is_real, taken.attempt)`;
  const attempt = sql`taken.user_id, taken.exam_id, taken.section, taken.is_real, taken.questions`;
  const question = sql`q.skill_codes[1] as skill, q.position, q.created_at`;
  return sql`(
    with taken as materialized (
      select a.user_id, a.exam_id, a.section, a.is_real, a.attempt, a.questions
        from test_attempts a join exams e on e.id = a.exam_id and e.deleted_at is null
       where a.submitted_at is not null and ${attempts} and ${isReviewOpen({ exam: 'e', user, now })}
         and ${isLatestAttempt}
    ), every as (
      select ${attempt}, t.question_id, t.time_spent as seconds, t.entry, t.judged,
             coalesce((t.judged ->> 'isTried')::boolean, false) as is_tried, ${question}
        from taken join test_entries t on ${isOfAttempt}
        left join questions q on q.id = t.question_id
       where t.judged is not null
       union all
      select ${attempt}, q.id, 0, null, null, q.id = any (e.field_test), ${question}
        from taken join exams e on e.id = taken.exam_id
        join questions q on ${belongsToSection('taken')} and ${countsInTest}
       where not exists (select from test_entries t where ${isOfAttempt} and t.question_id = q.id)
    )
    select * from (
      select every.*, count(*) filter (where judged is not null and not is_tried) over section_of as judged_count,
             row_number() over (partition by user_id, exam_id, section, is_real, judged is null, is_tried
                                    order by created_at, question_id) as nth
        from every window section_of as (partition by user_id, exam_id, section, is_real)
    ) numbered
     where judged is not null or is_tried or nth <= questions - judged_count
  )`;
}
