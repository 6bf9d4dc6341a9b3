import type { todayCalls } from '@fourfold/core/contract/today';
import { emptyPlan } from '@fourfold/core/today/study-plan';
import type { AreaRows } from '../call-row.ts';

export const todayRows = {
  'PUT /study_plan': { of: 'caller', parts: () => ({ body: emptyPlan }) },
} as const satisfies AreaRows<typeof todayCalls>;
