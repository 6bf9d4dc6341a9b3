import type { reviewCalls } from '@fourfold/core/contract/reviews';
import type { Handlers } from '../call/handler.ts';
import { listWaiting, releaseReview } from './waiting-reviews.ts';

export const reviewHandlers = {
  'GET /waiting_reviews': listWaiting,
  'POST /waiting_reviews/release': releaseReview,
} satisfies Handlers<typeof reviewCalls>;
