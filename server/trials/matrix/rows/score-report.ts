import type { scoreReportCalls } from '@fourfold/core/contract/score-report';
import { type AreaRows, notFound } from '../call-row.ts';
import { examOf } from './exam-rows.ts';

export const scoreReportRows = {
  'GET /score_report': {
    of: 'persons',
    parts: (at) => ({ query: { exam_id: examOf(at, 'sat'), variant: 'mock' } }),
    others: notFound('Test'),
  },
  'GET /score_reports': {
    of: 'persons',
    parts: (at) => ({ query: { exam_id: examOf(at, 'sat'), variant: 'mock' } }),
    others: notFound('Test'),
    shows: ['tutor'],
  },
} as const satisfies AreaRows<typeof scoreReportCalls>;
