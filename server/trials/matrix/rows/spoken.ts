import type { spokenCalls } from '@fourfold/core/contract/spoken';
import type { AreaRows } from '../call-row.ts';

export const spokenRows = {
  'POST /spoken_formulas': { of: 'content', parts: () => ({ body: { formulas: ['$x'] } }) },
} as const satisfies AreaRows<typeof spokenCalls>;
