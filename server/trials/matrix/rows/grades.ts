import type { gradeCalls } from '@fourfold/core/contract/grades';
import type { AreaRows } from '../call-row.ts';
import { examOf, examRow } from './exam-rows.ts';

const gradeInput = { selectedWrong: JSON.stringify({ Reading: [1, 2] }), grade_submitted: { Reading: true } };
const practisers = ['student', 'tutor-login', 'admin', 'super-admin'] as const;

/** A record of an official exam has a score, and no sections. */
const recordRefusal = (family: 'SAT' | 'ACT') => {
  const refusal = [400, `A record of an official ${family} has no sections to grade`] as const;
  return { variant: 'for a record', refuses: { student: refusal, admin: refusal, 'super-admin': refusal } };
};

export const gradeRows = {
  'POST /user_sats': [
    { ...examRow.sat, parts: (at) => ({ body: { sat_id: examOf(at, 'sat'), ...gradeInput } }) },
    { ...examRow.sat, ...recordRefusal('SAT'), parts: ({ owner }) => ({ body: { sat_id: owner.sat, ...gradeInput } }) },
  ],
  'GET /user_sats/get_sat_score': {
    ...examRow.sat,
    parts: ({ owner }) => ({ query: { sat_id: owner.sat } }),
    shows: practisers,
  },
  'POST /user_acts': [
    { ...examRow.act, parts: (at) => ({ body: { act_id: examOf(at, 'act'), ...gradeInput } }) },
    { ...examRow.act, ...recordRefusal('ACT'), parts: ({ owner }) => ({ body: { act_id: owner.act, ...gradeInput } }) },
  ],
  'GET /user_acts/get_act_score': {
    ...examRow.act,
    parts: ({ owner }) => ({ query: { act_id: owner.act } }),
    shows: practisers,
  },
} as const satisfies AreaRows<typeof gradeCalls>;
