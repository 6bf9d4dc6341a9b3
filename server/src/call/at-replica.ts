import type { Call } from '@fourfold/core/contract/contract';

/**
 * The calls that a replica may answer: they only read, and they aggregate many rows. Practice never
 * uses the replica: its calls read a few rows by key, and checking the replica's position first
 * would cost as much.
 */
export const atReplica: ReadonlySet<string> = new Set<Call>([
  'POST /user_questions/correct_incorrect_questions',
  'POST /user_questions/time_spent_by_user',
  'POST /user_questions/average_time_spent_by_user',
  'POST /user_progresses/get_user_sats_progress',
  'POST /user_progresses/get_user_acts_progress',
  'GET /user_sats/get_all_sat_scores',
  'GET /user_acts/get_all_act_scores',
  'GET /user_sat_test_progresses/get_all_sat_scores',
  'GET /user_act_test_progresses/get_all_act_scores',
  'GET /accounts/get_my_students',
  'GET /accounts/results',
  'GET /item_statistics',
]);
