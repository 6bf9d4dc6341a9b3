import type { proofCalls } from '@fourfold/core/contract/proofs';
import { type AreaRows, notFound } from '../call-row.ts';
import { examOf } from './exam-rows.ts';

const authoredRow = { of: 'authored' } as const;

export const proofRows = {
  'GET /sequence_map': {
    ...authoredRow,
    parts: ({ content }) => ({ query: { section: 'subsubTopic', id: content.subsubtopic } }),
  },
  'GET /content_health': authoredRow,
  'GET /content_findings': {
    of: 'persons',
    parts: (at) => ({ query: { id: examOf(at, 'sat'), part: 'broken' } }),
    others: notFound('Topic, SAT or ACT'),
  },
  'GET /item_statistics': {
    ...authoredRow,
    parts: ({ content }) => ({ query: { section: 'problemSet', id: content.set } }),
  },
} as const satisfies AreaRows<typeof proofCalls>;
