import type { reviewCalls } from '@fourfold/core/contract/reviews';
import type { testCalls } from '@fourfold/core/contract/tests';
import type { Family } from '@fourfold/core/wire/exams/exam-family';
import { addTestFixture, entryFor } from '../../../src/testing/test-fixture.ts';
import { aWaitingReview } from '../../../src/testing/waiting-review.ts';
import { type AreaRows, type CellContext, notFound, notOwnUserId } from '../call-row.ts';
import { examOf, examRow } from './exam-rows.ts';

/** A record of an official exam has no tests. */
const sectionRow = { of: 'persons', others: notFound('Test section') } as const;
const satType = { sat_type: 'MathNoCalc' } as const;
const actType = { act_type: 'Mathematics' } as const;
const mock = { real_test: false } as const;
const submitted = { submitted: true } as const;

/** A new section with an answer for it, or the other user's record without one. */
async function aNewTest({ db, whose, owner }: CellContext, family: Family): Promise<{ exam: string; entries: string }> {
  if (whose === 'others') return { exam: owner[family], entries: '[]' };
  const test = await addTestFixture(db, family, { choices: 1 });
  return { exam: test.exam, entries: JSON.stringify([entryFor(test, 0, true)]) };
}

export const testRows = {
  'GET /user_sat_test_progresses/get_progresses': {
    ...examRow.sat,
    parts: (at) => ({ query: { sat_id: examOf(at, 'sat') } }),
    shows: ['student', 'tutor-login', 'admin', 'super-admin'],
  },
  'GET /user_sat_test_progresses/get_progress': {
    ...sectionRow,
    parts: (at) => ({ query: { sat_id: examOf(at, 'sat'), ...satType, real_test: 'false' } }),
  },
  'GET /user_sat_test_progresses/get_sat_scores': {
    ...examRow.sat,
    parts: (at) => ({ query: { sat_id: examOf(at, 'sat') } }),
  },
  'POST /user_sat_test_progresses': {
    ...sectionRow,
    parts: async (at) => {
      const { exam, entries } = await aNewTest(at, 'sat');
      return { body: { sat_id: exam, ...satType, ...mock, sat_test_progress: entries } };
    },
  },
  'POST /user_sat_test_progresses/submit': {
    ...sectionRow,
    parts: async (at) => ({ body: { sat_id: (await aNewTest(at, 'sat')).exam, ...satType, ...mock, ...submitted } }),
  },
  'DELETE /user_sat_test_progresses/reset_progress': {
    ...sectionRow,
    parts: (at) => ({ query: { sat_id: examOf(at, 'sat'), ...satType, real_test: 'false' } }),
  },
  'GET /user_act_test_progresses/get_progresses': {
    of: 'persons',
    parts: ({ owner, content }) => ({ query: { act_id: content.act.exam, user_id: owner.id } }),
    others: notOwnUserId,
    shows: ['student', 'tutor-login', 'admin', 'super-admin'],
  },
  'GET /user_act_test_progresses/get_progress': {
    ...sectionRow,
    parts: (at) => ({ query: { act_id: examOf(at, 'act'), ...actType, real_test: 'false' } }),
  },
  'GET /user_act_test_progresses/get_act_scores': {
    ...examRow.act,
    parts: (at) => ({ query: { act_id: examOf(at, 'act') } }),
  },
  'POST /user_act_test_progresses': {
    ...sectionRow,
    parts: async (at) => {
      const { exam, entries } = await aNewTest(at, 'act');
      return { body: { act_id: exam, ...actType, ...mock, act_test_progress: entries } };
    },
  },
  'POST /user_act_test_progresses/submit': {
    ...sectionRow,
    parts: async (at) => ({ body: { act_id: (await aNewTest(at, 'act')).exam, ...actType, ...mock, ...submitted } }),
  },
  'DELETE /user_act_test_progresses/reset_progress': {
    ...sectionRow,
    parts: (at) => ({ query: { act_id: examOf(at, 'act'), ...actType, real_test: 'false' } }),
  },
} as const satisfies AreaRows<typeof testCalls>;

export const reviewRows = {
  'GET /waiting_reviews': { of: 'caller', parts: () => ({ query: {} }), tells: 'everything' },
  'POST /waiting_reviews/release': {
    of: 'persons',
    parts: async ({ db, group, now }) => ({ body: await aWaitingReview(db, group.student.id, now) }),
    // An author may release for every student.
    others: { tutor: notFound('Review'), admin: 'done', 'super-admin': 'done' },
  },
} as const satisfies AreaRows<typeof reviewCalls>;
