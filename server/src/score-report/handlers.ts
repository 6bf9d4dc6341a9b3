import type { scoreReportCalls } from '@fourfold/core/contract/score-report';
import type { Handlers } from '../call/handler.ts';
import { getClassReport } from './get-class-report.ts';
import { getScoreReport } from './get-score-report.ts';
import { listClassTests } from './list-class-tests.ts';

export const scoreReportHandlers = {
  'GET /score_report': getScoreReport,
  'GET /score_reports': getClassReport,
  'GET /score_reports/tests': listClassTests,
} satisfies Handlers<typeof scoreReportCalls>;
