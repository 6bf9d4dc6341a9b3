import type { proofCalls } from '@fourfold/core/contract/proofs';
import type { Handlers } from '../call/handler.ts';
import { getSequenceMap } from './get-sequence-map.ts';
import { getContentHealth, listContentFindings } from './read-content-health.ts';

export const proofHandlers = {
  'GET /sequence_map': getSequenceMap,
  'GET /content_health': getContentHealth,
  'GET /content_findings': listContentFindings,
} satisfies Omit<Handlers<typeof proofCalls>, 'GET /item_statistics'>;
