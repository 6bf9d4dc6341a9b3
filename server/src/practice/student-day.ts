import { addDays, type Day } from '@fourfold/core/day/day';
import { type RawBuilder, sql } from 'kysely';

/** Answers wait in a browser for at most this many days. */
const oldestDays = 400;

/** Returns the student's day that a client says; the day in UTC if it says none, or an impossible day. */
export function studentDay(day: Day | undefined, now: Date): Day {
  return possibleDay(day, now) ?? utcDay(now);
}

/** Returns the day that a client says; undefined if it cannot be, because the clock of the device is wrong. */
export function possibleDay(day: Day | undefined, now: Date): Day | undefined {
  if (day === undefined) return undefined;
  const today = utcDay(now);
  return day >= addDays(today, -oldestDays) && day <= addDays(today, 1) ? day : undefined;
}

function utcDay(now: Date): Day {
  return now.toISOString().slice(0, 10);
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
