import type { Range } from '@fourfold/core/charts/periods';
import { ask } from '@fourfold/core/client/ask';

/** What the charts ask: the three of a filter by whose they are and which days, the others once for all. */
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
