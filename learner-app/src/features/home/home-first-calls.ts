import type { ChartRange } from '@fourfold/core/charts/periods';
import type { Account } from '@fourfold/core/contract/session';
import type { ApiQuery } from '@fourfold/core/contract/types';
import { rolesOf } from '@fourfold/core/session/account';
import { today } from '../../assigning/today.ts';
import { filterRange, parseFilter } from './charts/date-range-filter.ts';
import { type DashboardCall, type DashboardField, dashboardCalls } from './dashboard-calls.at-build.ts';

/** All requests of the dashboard, with the filter of its URL. */
export function homeFirstCalls(account: Account, query: URLSearchParams): ApiQuery[] {
  const range = filterRange(parseFilter(query, today()));
  const calls = Object.keys(dashboardCalls) as DashboardCall[];
  return calls.filter((call) => canMakeCall(account, call)).map((call) => dashboardQuery(call, account, range));
}

/** Returns whether the contract admits the account. */
export function canMakeCall(account: Account, call: DashboardCall): boolean {
  return rolesOf(account).some((role) => dashboardCalls[call].who.includes(role));
}

/** A call of the dashboard with its input: nothing, or the account's id, or also the date range. */
export function dashboardQuery<C extends DashboardCall>(call: C, { id }: Account, range: ChartRange): ApiQuery<C> {
  const values: Record<DashboardField, unknown> = { user_id: id, ...range };
  const { fields } = dashboardCalls[call];
  const body = Object.fromEntries(fields.map((name) => [name, values[name]]));
  return (fields.length === 0 ? [call] : [call, { body }]) as unknown as ApiQuery<C>;
}
