import type { ReviewState } from '@fourfold/core/exams/exam-review';
import { type RawBuilder, sql } from 'kysely';

type ReviewScope = {
  /** The exam's alias in the statement. */
  exam: string;
  /** The student: an id, or a column. */
  user: string | RawBuilder<unknown>;
  now: Date;
};

/**
 * SQL condition: the review of the exam is open to the student (Q278), by the exam's setting or by
 * a release to this student.
 */
export function isReviewOpen({ exam, user, now }: ReviewScope): RawBuilder<boolean> {
  const examColumn = (column: string) => sql.ref(`${exam}.${column}`);
  return sql<boolean>`(
    ${examColumn('review_opens')} = 'at_once'
    or (${examColumn('review_opens')} = 'on_date' and ${examColumn('review_opens_at')} <= ${now}::timestamptz)
    or exists (select from released_reviews r where r.exam_id = ${examColumn('id')} and r.user_id = ${user}))`;
}

/** SQL expression of what the student may see of their submission: everything, the score or nothing. */
export function reviewState(scope: ReviewScope): RawBuilder<ReviewState> {
  const showsScore = sql.ref(`${scope.exam}.review_shows_score`);
  return sql<ReviewState>`(
    case when ${isReviewOpen(scope)} then 'open' when ${showsScore} then 'score' else 'closed' end)`;
}
