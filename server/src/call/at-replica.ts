import type { Call } from '@fourfold/core/contract/contract';

/**
 * The calls that a replica may answer: those that add up or gather much, and only read. Nothing that practice waits
 * for, which is a few rows by their key: asking first how far the replica is would cost as much.
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
