import { filterRange, parseFilter } from '@fourfold/core/charts/date-range-filter';
import type { ChartRange } from '@fourfold/core/charts/periods';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Account } from '@fourfold/core/contract/session';
import type { ApiQuery, FirstOf } from '@fourfold/core/contract/types';
import { assignmentsCall, canSeeAssignments } from '../../assigning/first/assignments-call.ts';
import { today } from '../../assigning/today.ts';

/** Sequences and sets that the student has begun or finished. */
export const startedCall = apiQuery('GET /user_progresses/started');

/** The calls of the charts: three depend on the date range, the others do not. */
export const answersCall = (user_id: string, range: ChartRange) =>
  apiQuery('POST /user_questions/correct_incorrect_questions', { body: { user_id, ...range } });
export const timeCall = (user_id: string, range: ChartRange) =>
  apiQuery('POST /user_questions/time_spent_by_user', { body: { user_id, ...range } });
export const averageCall = (user_id: string, range: ChartRange) =>
  apiQuery('POST /user_questions/average_time_spent_by_user', { body: { user_id, ...range } });
export const satScoresCall = apiQuery('GET /user_sats/get_all_sat_scores');
export const actScoresCall = apiQuery('GET /user_acts/get_all_act_scores');
export const satTestScoresCall = apiQuery('GET /user_sat_test_progresses/get_all_sat_scores');
export const actTestScoresCall = apiQuery('GET /user_act_test_progresses/get_all_act_scores');
export const satsProgressCall = (user_id: string) =>
  apiQuery('POST /user_progresses/get_user_sats_progress', { body: { user_id } });
export const actsProgressCall = (user_id: string) =>
  apiQuery('POST /user_progresses/get_user_acts_progress', { body: { user_id } });
export const settingCall = apiQuery('GET /settings/get_setting');

/** All requests of the dashboard, with the filter of its URL. */
export function homeFirstCalls(account: Account, query: URLSearchParams): ApiQuery[] {
  const range = filterRange(parseFilter(query, today()));
  const { id } = account;
  const isWatched = account.tutor_login.status;
  const calls: { [C in FirstOf<'dashboard'>]: ApiQuery<C> | null } = {
    'GET /assignments': canSeeAssignments(account) ? assignmentsCall : null,
    'GET /user_progresses/started': startedCall,
    'POST /user_questions/correct_incorrect_questions': answersCall(id, range),
    'POST /user_questions/time_spent_by_user': isWatched ? timeCall(id, range) : null,
    'POST /user_questions/average_time_spent_by_user': isWatched ? averageCall(id, range) : null,
    'GET /user_sats/get_all_sat_scores': satScoresCall,
    'GET /user_sat_test_progresses/get_all_sat_scores': satTestScoresCall,
    'POST /user_progresses/get_user_sats_progress': satsProgressCall(id),
    'GET /user_acts/get_all_act_scores': actScoresCall,
    'GET /user_act_test_progresses/get_all_act_scores': actTestScoresCall,
    'POST /user_progresses/get_user_acts_progress': actsProgressCall(id),
  };
  return Object.values(calls).filter((call) => call !== null);
}
