import type { proofCalls } from '@fourfold/core/contract/proofs';
import { notFound, type Rows } from '../row.ts';
import { examOf } from './exam-of.ts';

const authored = { of: 'authored' } as const;

export const proofRows = {
  'GET /sequence_map': {
    ...authored,
    parts: ({ world }) => ({ query: { section: 'subsubTopic', id: world.subsubtopic } }),
  },
  'GET /content_health': authored,
  'GET /content_findings': {
    of: 'persons',
    parts: (at) => ({ query: { id: examOf(at, 'sat'), part: 'broken' } }),
    others: notFound('Topic, SAT or ACT'),
  },
  'GET /item_statistics': {
    ...authored,
    parts: ({ world }) => ({ query: { section: 'problemSet', id: world.set } }),
  },
} as const satisfies Rows<typeof proofCalls>;
