import type { problemSetCalls } from '@fourfold/core/contract/problem-sets';
import type { Handlers } from '../call/handler.ts';
import { unbuilt } from '../call/unbuilt.ts';

export const problemSetHandlers = {
  'POST /problem_sets': unbuilt,
  'PUT /problem_sets/{id}': unbuilt,
  'DELETE /problem_sets/{id}': unbuilt,
  'POST /problem_sets/update_notes': unbuilt,
  'PUT /problem_sets/update_positions': unbuilt,
  'PUT /problem_sets/update_sat_positions': unbuilt,
  'PUT /problem_sets/update_act_positions': unbuilt,
  'POST /problem_sets/bucket_multiple_problem_sets': unbuilt,
} satisfies Handlers<typeof problemSetCalls>;
