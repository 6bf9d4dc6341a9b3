import type { reportCalls } from '@fourfold/core/contract/reports';
import type { Handlers } from '../call/handler.ts';
import { reportProblem } from './report-problem.ts';

export const reportHandlers = {
  'POST /reported_problems': reportProblem,
} satisfies Handlers<typeof reportCalls>;
