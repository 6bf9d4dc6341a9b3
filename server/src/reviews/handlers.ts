import type { reviewCalls } from '@fourfold/core/contract/reviews';
import type { Handlers } from '../call/handler.ts';
import { listWaitingReviews, releaseReview } from './waiting-reviews.ts';

export const reviewHandlers = {
  'GET /waiting_reviews': listWaitingReviews,
  'POST /waiting_reviews/release': releaseReview,
} satisfies Handlers<typeof reviewCalls>;
