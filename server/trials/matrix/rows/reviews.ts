import type { reviewCalls } from '@fourfold/core/contract/reviews';
import { aWaitingReview } from '../../../src/testing/waiting-review.ts';
import { type AreaRows, notFound } from '../call-row.ts';

export const reviewRows = {
  'GET /waiting_reviews': { of: 'caller', parts: () => ({ query: {} }), tells: 'everything' },
  'POST /waiting_reviews/release': {
    of: 'persons',
    parts: async ({ db, group, now }) => ({ body: await aWaitingReview(db, group.student.id, now) }),
    // An author may release for every student.
    others: { tutor: notFound('Review'), admin: 'done', 'super-admin': 'done' },
  },
} as const satisfies AreaRows<typeof reviewCalls>;
