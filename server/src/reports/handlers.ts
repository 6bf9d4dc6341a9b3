import type { reportCalls } from '@fourfold/core/contract/reports';
import type { Handlers } from '../call/handler.ts';
import { unbuilt } from '../call/unbuilt.ts';
import { reportProblem } from './report-problem.ts';

export const reportHandlers = {
  'POST /reported_problems': reportProblem,
  'GET /reported_problems': unbuilt,
  'DELETE /reported_problems/{id}': unbuilt,
} satisfies Handlers<typeof reportCalls>;
