import type { reportCalls } from '@fourfold/core/contract/reports';
import type { Handlers } from '../call/handler.ts';
import { listReports } from './list-reports.ts';
import { reportProblem, settleReport } from './write-reports.ts';

export const reportHandlers = {
  'POST /reported_problems': reportProblem,
  'GET /reported_problems': listReports,
  'DELETE /reported_problems/{id}': settleReport,
} satisfies Handlers<typeof reportCalls>;
