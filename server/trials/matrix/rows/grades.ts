import type { gradeCalls } from '@fourfold/core/contract/grades';
import type { Rows } from '../row.ts';
import { examOf, ofExam } from './exam-of.ts';

const graded = { selectedWrong: JSON.stringify({ Reading: [1, 2] }), grade_submitted: { Reading: true } };
const practisers = ['student', 'tutor-login', 'admin', 'super-admin'] as const;

/** A score is asked for of one's own record too; nothing can be entered for one. */
export const gradeRows = {
  'GET /user_sats': { of: 'caller' },
  'POST /user_sats': { ...ofExam.sat, with: (at) => ({ body: { sat_id: examOf(at, 'sat'), ...graded } }) },
  'GET /user_sats/get_sat_score': {
    ...ofExam.sat,
    with: ({ owner }) => ({ query: { sat_id: owner.sat } }),
    shows: practisers,
  },
  'GET /user_acts': { of: 'caller' },
  'POST /user_acts': { ...ofExam.act, with: (at) => ({ body: { act_id: examOf(at, 'act'), ...graded } }) },
  'GET /user_acts/get_act_score': {
    ...ofExam.act,
    with: ({ owner }) => ({ query: { act_id: owner.act } }),
    shows: practisers,
  },
} as const satisfies Rows<typeof gradeCalls>;
