import { performance } from 'node:perf_hooks';
import { weekWindow } from '@fourfold/core/charts/periods';

/** Milliseconds of each call, by its name; `dashboard` is all of a student's own at once, as the page asks for them. */
export type Times = Map<string, number[]>;

type Asked = { call: string; body?: object };
export type Visitor = { api: string; letter: 'S' | 'L' | 'T'; n: number };

/** A student's own dashboard. */
export function dashboardCalls(n: number): Asked[] {
  const { start, end } = weekWindow(new Date().toISOString().slice(0, 10));
  const user_id = idOf(n);
  return [
    { call: 'GET /assignments' },
    { call: 'POST /user_questions/correct_incorrect_questions', body: chart(user_id, start, end) },
    { call: 'POST /user_progresses/get_user_sats_progress', body: { user_id } },
    { call: 'POST /user_progresses/get_user_acts_progress', body: { user_id } },
    { call: 'GET /user_sats/get_all_sat_scores' },
    { call: 'GET /user_acts/get_all_act_scores' },
    { call: 'GET /user_sat_test_progresses/get_all_sat_scores' },
    { call: 'GET /user_act_test_progresses/get_all_act_scores' },
  ];
}

/** What a tutor who looks on asks for beside it: the year, which is the longest stretch there is. */
export function watchedCalls(n: number): Asked[] {
  const { start, end } = weekWindow(new Date().toISOString().slice(0, 10));
  const body = { ...chart(idOf(n), start, end), type: 'monthly' };
  return [
    { call: 'POST /user_questions/time_spent_by_user', body },
    { call: 'POST /user_questions/average_time_spent_by_user', body },
  ];
}

/** The longest page of students that there is. */
export const tutorCalls: Asked[] = [{ call: 'GET /accounts/get_my_students?offset=1&limit=100' }];

/** Each call on its own, one after another. */
export async function askEach(visitor: Visitor, calls: readonly Asked[], times: Times): Promise<void> {
  for (const asked of calls) note(times, nameOf(asked), await timeOf(visitor, asked));
}

/** All at once; the time until the last of them is there. */
export async function askAll(visitor: Visitor, calls: readonly Asked[], times: Times, name: string): Promise<void> {
  const start = performance.now();
  await Promise.all(calls.map((asked) => timeOf(visitor, asked)));
  note(times, name, performance.now() - start);
}

/** Of sorted times, the one below which this part of them lies. */
export function quantile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? Number.NaN;
}

function note(times: Times, name: string, time: number): void {
  times.set(name, [...(times.get(name) ?? []), time]);
}

function nameOf({ call }: Asked): string {
  return call.replace(/^\w+ /, '').replace(/\?.*$/, '');
}

async function timeOf({ api, letter, n }: Visitor, { call, body }: Asked): Promise<number> {
  const [method = '', path = ''] = call.split(' ');
  const start = performance.now();
  const reply = await fetch(`${api}${path}`, {
    method,
    headers: {
      authorization: letter + String(n).padStart(42, '0'),
      timeZoneName: 'America/New_York',
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await reply.text();
  const time = performance.now() - start;
  if (!reply.ok) throw new Error(`${call} answered ${reply.status}: ${text.slice(0, 300)}`);
  return time;
}

function idOf(n: number): string {
  return `00000001-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
}

function chart(user_id: string, start_date: string, end_date: string) {
  const [selected_year, selected_month] = [Number(end_date.slice(0, 4)), Number(end_date.slice(5, 7))];
  return { user_id, start_date, end_date, selected_year, selected_month, type: 'weekly' };
}
