import type { reviewCalls } from '@fourfold/core/contract/reviews';
import { aWaitingReview } from '../../../src/testing/waiting-review.ts';
import { notFound, type Rows } from '../row.ts';

export const reviewRows = {
  'GET /waiting_reviews': { of: 'caller', parts: () => ({ query: {} }), tells: 'everything' },
  'POST /waiting_reviews/release': {
    of: 'persons',
    parts: async ({ db, household, now }) => ({ body: await aWaitingReview(db, household.student.id, now) }),
    // An author may release for every student.
    others: { tutor: notFound('Review'), admin: 'done', 'super-admin': 'done' },
  },
} as const satisfies Rows<typeof reviewCalls>;
