import { reviewReference } from '@fourfold/core/contract/practice';
import type { Day } from '@fourfold/core/day/day';
import { type CardState, newCard } from '@fourfold/core/reviews/card';
import { missCard } from '@fourfold/core/reviews/lazy/answer-card';
import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { dayOfAnswer } from '../practice/student-day.ts';

/** A missed question as a card, with the state that its next answer continues from. */
export type Card = {
  card: string;
  seq: number;
  state: CardState;
  due: Day;
  /** The day of the last review; null before the first. */
  reviewed_on: Day | null;
  /** Of the missed question. */
  rank: number;
  skill_codes: readonly string[];
};

type CardRow = Pick<Card, 'card' | 'rank' | 'skill_codes'> & {
  day: Day;
  since_review: boolean;
  seq: number | null;
  state: CardState | null;
};

/** The cards of a student, or those of some ids: one for each question that was missed elsewhere than in a review. */
export async function loadCards(db: Db, user_id: string, ids?: readonly string[]): Promise<Card[]> {
  const isWanted = ids === undefined ? sql`` : sql`and e.question_id = any (${[...ids]}::uuid[])`;
  const { rows } = await sql<CardRow>`
    select missed.question_id as card, missed.day, p.seq, p.state, coalesce(q.rank, 0) as rank,
           coalesce(q.skill_codes, '{}') as skill_codes, missed.at > coalesce(p.updated_at, '-infinity') as since_review
      from (select distinct on (e.question_id) e.question_id, e.at, ${dayOfAnswer('e')} as day
              from practice_events e
             where e.user_id = ${user_id} and e.kind = 'answered' and not e.is_correct
               and e.reference_type <> ${reviewReference} ${isWanted}
             order by e.question_id, e.at desc) missed
      left join questions q on q.id = missed.question_id
      left join practice_progress p
        on p.user_id = ${user_id} and p.reference_type = ${reviewReference} and p.reference_id = missed.question_id
  `.execute(db);
  return rows.map(toCard);
}

function toCard({ day, since_review, seq, state: stored, ...question }: CardRow): Card {
  const before = stored ?? newCard;
  const state = since_review ? missCard(before, day) : before;
  return { ...question, seq: seq ?? 0, state, due: state.due ?? day, reviewed_on: before.day };
}
