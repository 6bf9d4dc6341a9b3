import type { ReviewState } from '@fourfold/core/exams/review';
import { type RawBuilder, sql } from 'kysely';

type Of = {
  /** The exam's alias in the statement. */
  exam: string;
  /** The student: an id, or a column. */
  user: string | RawBuilder<unknown>;
  now: Date;
};

/** The review of an exam is open to a student (Q278): by its setting, or because it was released to them. */
export function isReviewOpen({ exam, user, now }: Of): RawBuilder<boolean> {
  const of = (column: string) => sql.ref(`${exam}.${column}`);
  return sql<boolean>`(
    ${of('review_opens')} = 'at_once'
    or (${of('review_opens')} = 'on_date' and ${of('review_opens_at')} <= ${now}::timestamptz)
    or exists (select from released_reviews r where r.exam_id = ${of('id')} and r.user_id = ${user}))`;
}

/** What the student may see of what they handed in. */
export function reviewOf(of: Of): RawBuilder<ReviewState> {
  const showsScore = sql.ref(`${of.exam}.review_shows_score`);
  return sql<ReviewState>`(
    case when ${isReviewOpen(of)} then 'open' when ${showsScore} then 'score' else 'closed' end)`;
}
