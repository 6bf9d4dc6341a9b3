import type { Range } from '@fourfold/core/charts/periods';
import { ask } from '@fourfold/core/client/ask';
import type { Account } from '@fourfold/core/contract/session';
import type { Asked, FirstOf } from '@fourfold/core/contract/types';
import { assignmentsCall, seesAssignments } from '../../assigning/first/assignments-call.ts';
import { today } from '../../assigning/today.ts';
import { filterIn, rangeOf } from './charts/filter.ts';

/** Sequences and sets that the student has begun or finished. */
export const startedCall = ask('GET /user_progresses/started');

/** The calls of the charts: three depend on the date range, the others do not. */
export const answersCall = (user_id: string, range: Range) =>
  ask('POST /user_questions/correct_incorrect_questions', { body: { user_id, ...range } });
export const timeCall = (user_id: string, range: Range) =>
  ask('POST /user_questions/time_spent_by_user', { body: { user_id, ...range } });
export const averageCall = (user_id: string, range: Range) =>
  ask('POST /user_questions/average_time_spent_by_user', { body: { user_id, ...range } });
export const satScoresCall = ask('GET /user_sats/get_all_sat_scores');
export const actScoresCall = ask('GET /user_acts/get_all_act_scores');
export const satTestScoresCall = ask('GET /user_sat_test_progresses/get_all_sat_scores');
export const actTestScoresCall = ask('GET /user_act_test_progresses/get_all_act_scores');
export const satsProgressCall = (user_id: string) =>
  ask('POST /user_progresses/get_user_sats_progress', { body: { user_id } });
export const actsProgressCall = (user_id: string) =>
  ask('POST /user_progresses/get_user_acts_progress', { body: { user_id } });
export const settingCall = ask('GET /settings/get_setting');

/** All requests of the dashboard, with the filter of its URL. */
export function homeCalls(account: Account, query: URLSearchParams): Asked[] {
  const range = rangeOf(filterIn(query, today()));
  const { id } = account;
  const isWatched = account.tutor_login.status;
  const calls: { [C in FirstOf<'dashboard'>]: Asked<C> | null } = {
    'GET /assignments': seesAssignments(account) ? assignmentsCall : null,
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
