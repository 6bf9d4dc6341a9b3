import { addDays, type Day } from '@fourfold/core/day/day';
import { type RawBuilder, sql } from 'kysely';
import { Refusal } from '../call/refusal.ts';

/** Answers wait in a browser for at most this many days. */
const oldestDays = 400;

/** Returns the student's day that a client says; without one, the day in UTC. Refuses a day that cannot be. */
export function studentDay(day: Day | undefined, now: Date): Day {
  const today = now.toISOString().slice(0, 10);
  if (day === undefined) return today;
  const [first, last] = [addDays(today, -oldestDays), addDays(today, 1)];
  if (day < first || day > last) {
    throw new Refusal('invalid_field', { field: 'day', problem: `expected a day from ${first} to ${last}` });
  }
  return day;
}

/** SQL expression: the student's day of an answered practice_events row. */
export function dayOfAnswer(alias: string): RawBuilder<Day> {
  return sql<Day>`coalesce(${sql.ref(`${alias}.day`)}, (${sql.ref(`${alias}.at`)} at time zone 'UTC')::date)`;
}

/** The median is over this many last answers, so that it follows a student who becomes faster. */
const countedAnswers = 200;

/** SQL expression: the median of a student's seconds before an answer; null without answers. */
export function usualSeconds(user: RawBuilder<unknown>): RawBuilder<number | null> {
  return sql<number | null>`(
    select percentile_cont(0.5) within group (order by recent.seconds)
      from (select e.time_spent_before_answer as seconds from practice_events e
             where e.user_id = ${user} and e.kind = 'answered' and e.time_spent_before_answer > 0
             order by e.at desc limit ${sql.lit(countedAnswers)}) recent)`;
}
