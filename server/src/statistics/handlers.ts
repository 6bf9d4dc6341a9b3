import type { proofCalls } from '@fourfold/core/contract/proofs';
import type { Handlers } from '../call/handler.ts';
import { getItemStatistics } from './get-item-statistics.ts';

export const statisticsHandlers = {
  'GET /item_statistics': getItemStatistics,
} satisfies Pick<Handlers<typeof proofCalls>, 'GET /item_statistics'>;
