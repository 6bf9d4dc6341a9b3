import type { dashboardCalls } from '@fourfold/core/contract/dashboard';
import { type AreaRows, type CellContext, notOwnUserId } from '../call-row.ts';

const chartRow = {
  of: 'persons',
  parts: ({ owner }: CellContext) => ({
    body: {
      ...({ user_id: owner.id, type: 'weekly', start_date: '2026-10-25', end_date: '2026-11-28' } as const),
      ...{ selected_year: 2026, selected_month: 11 },
    },
  }),
  others: notOwnUserId,
  reads: true,
} as const;
const progressRow = {
  of: 'persons',
  parts: ({ owner }: CellContext) => ({ body: { user_id: owner.id } }),
  others: notOwnUserId,
  reads: true,
} as const;

const practisers = ['student', 'tutor-login', 'admin', 'super-admin'] as const;

export const dashboardRows = {
  'POST /user_questions/correct_incorrect_questions': chartRow,
  'POST /user_questions/time_spent_by_user': chartRow,
  'POST /user_questions/average_time_spent_by_user': chartRow,
  'POST /user_progresses/get_user_sats_progress': progressRow,
  'POST /user_progresses/get_user_acts_progress': progressRow,
  'GET /user_sats/get_all_sat_scores': { of: 'caller', shows: practisers },
  'GET /user_acts/get_all_act_scores': { of: 'caller', shows: practisers },
  'GET /user_sat_test_progresses/get_all_sat_scores': { of: 'caller' },
  'GET /user_act_test_progresses/get_all_act_scores': { of: 'caller' },
} as const satisfies AreaRows<typeof dashboardCalls>;
