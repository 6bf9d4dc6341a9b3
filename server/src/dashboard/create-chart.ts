import { type Period, periodsOf, windowError } from '@fourfold/core/charts/periods';
import { noSums, type PeriodSums } from '@fourfold/core/charts/points';
import type { ChartFilter } from '@fourfold/core/contract/dashboard';
import { addDays } from '@fourfold/core/day/day';
import { sql } from 'kysely';
import type { SessionContext } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { startOfDay } from '../call/start-of-day.ts';
import { requireSelf } from '../practice/require-self.ts';

type ChartRequest = { body: ChartFilter };

/** Creates the handler of a chart: every period of the filter, with zeros if nothing was done. */
export function createChart<Point>(point: (period: Period, sums: PeriodSums) => Point) {
  return async ({ body }: ChartRequest, context: SessionContext<'db' | 'timeZone'>): Promise<{ data: Point[] }> => {
    requireSelf(context.session, body.user_id);
    const error = windowError(body);
    if (error !== null) throw new Refusal('invalid_period', { problem: error });
    const periods = periodsOf(body);
    const sums = await readSums(periods, context);
    return { data: periods.map((period, at) => point(period, sums.get(at) ?? noSums)) };
  };
}

/**
 * The caller's sums by index of the period. Days are computed here and not by PostgreSQL, which may
 * know other time zones than browsers, and reads offsets with the opposite sign.
 */
async function readSums(
  periods: readonly Period[],
  { db, session, timeZone }: SessionContext<'db' | 'timeZone'>,
): Promise<Map<number, PeriodSums>> {
  const starts = periods.map(({ start }) => startOfDay(start, timeZone));
  const end = startOfDay(addDays(periods.at(-1)?.end ?? '', 1), timeZone);
  const { rows } = await sql<PeriodSums & { period_index: number }>`
    select width_bucket(starts_at, ${starts}::timestamptz[]) - 1 as period_index,
           sum(correct)::float8 as correct, sum(incorrect)::float8 as incorrect, sum(time_before)::float8 as time_before,
           sum(time_after)::float8 as time_after, sum(time_after_wrong)::float8 as time_after_wrong
      from answer_quarters
     where user_id = ${session.account.id} and starts_at >= ${starts[0]} and starts_at < ${end}
     group by 1
  `.execute(db);
  return new Map(rows.map(({ period_index, ...sums }) => [period_index, sums]));
}
