import type { gradeCalls } from '@fourfold/core/contract/grades';
import type { Rows } from '../row.ts';
import { examOf, ofExam } from './exam-of.ts';

const graded = { selectedWrong: JSON.stringify({ Reading: [1, 2] }), grade_submitted: { Reading: true } };
const practisers = ['student', 'tutor-login', 'admin', 'super-admin'] as const;

/** A record of an official exam has a score, and no sections. */
const noSections = (family: 'SAT' | 'ACT') => {
  const refusal = [400, `A record of an official ${family} has no sections to grade`] as const;
  return { way: 'for a record', refuses: { student: refusal, admin: refusal, 'super-admin': refusal } };
};

export const gradeRows = {
  'GET /user_sats': { of: 'caller' },
  'POST /user_sats': [
    { ...ofExam.sat, parts: (at) => ({ body: { sat_id: examOf(at, 'sat'), ...graded } }) },
    { ...ofExam.sat, ...noSections('SAT'), parts: ({ owner }) => ({ body: { sat_id: owner.sat, ...graded } }) },
  ],
  'GET /user_sats/get_sat_score': {
    ...ofExam.sat,
    parts: ({ owner }) => ({ query: { sat_id: owner.sat } }),
    shows: practisers,
  },
  'GET /user_acts': { of: 'caller' },
  'POST /user_acts': [
    { ...ofExam.act, parts: (at) => ({ body: { act_id: examOf(at, 'act'), ...graded } }) },
    { ...ofExam.act, ...noSections('ACT'), parts: ({ owner }) => ({ body: { act_id: owner.act, ...graded } }) },
  ],
  'GET /user_acts/get_act_score': {
    ...ofExam.act,
    parts: ({ owner }) => ({ query: { act_id: owner.act } }),
    shows: practisers,
  },
} as const satisfies Rows<typeof gradeCalls>;
