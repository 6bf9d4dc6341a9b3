import type { problemSetCalls } from '@fourfold/core/contract/problem-sets';
import type { Handlers } from '../call/handler.ts';
import { changeProblemSet, saveNotes } from './change-problem-set.ts';
import { copyProblemSets } from './copy-problem-sets.ts';
import { createProblemSet } from './create-problem-set.ts';
import { deleteProblemSet } from './delete-problem-set.ts';
import { saveActSetOrder, saveSatSetOrder, saveSetOrder } from './save-order.ts';

export const problemSetHandlers = {
  'POST /problem_sets': createProblemSet,
  'PUT /problem_sets/{id}': changeProblemSet,
  'DELETE /problem_sets/{id}': deleteProblemSet,
  'POST /problem_sets/update_notes': saveNotes,
  'PUT /problem_sets/update_positions': saveSetOrder,
  'PUT /problem_sets/update_sat_positions': saveSatSetOrder,
  'PUT /problem_sets/update_act_positions': saveActSetOrder,
  'POST /problem_sets/bucket_multiple_problem_sets': copyProblemSets,
} satisfies Handlers<typeof problemSetCalls>;
