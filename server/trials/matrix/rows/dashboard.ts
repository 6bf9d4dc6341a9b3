import type { dashboardCalls } from '@fourfold/core/contract/dashboard';
import type { AreaRows } from '../call-row.ts';

const practisers = ['student', 'tutor-login', 'admin', 'super-admin'] as const;

export const dashboardRows = {
  'GET /user_sats/get_all_sat_scores': { of: 'caller', shows: practisers },
  'GET /user_acts/get_all_act_scores': { of: 'caller', shows: practisers },
} as const satisfies AreaRows<typeof dashboardCalls>;
