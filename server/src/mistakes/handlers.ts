import type { mistakeCalls } from '@fourfold/core/contract/mistakes';
import { dailyReviews } from '@fourfold/core/reviews/limits';
import type { Handlers } from '../call/handler.ts';
import { notFound } from '../call/refusal.ts';

const utcDay = (at: Date) => at.toISOString().slice(0, 10);

export const mistakeHandlers = {
  'GET /mistakes': async () => ({ data: [], next: null, count: 0, skills: [] }),
  'GET /mistakes/due': async ({ query }, { now }) => ({
    day: query.day ?? utcDay(now()),
    due: 0,
    waiting: 0,
    done: 0,
    limit: dailyReviews,
    usual_seconds: null,
    data: [],
  }),
  'GET /mistakes/redo': async ({ query }, { now }) => ({
    day: query.day ?? utcDay(now()),
    usual_seconds: null,
    data: [],
  }),
  'PUT /mistakes/{id}': async () => {
    throw notFound('Missed question');
  },
  'GET /mistakes/summary': async ({ query }) => ({ user_id: query.user_id, misses: 0, skills: [], causes: [] }),
} satisfies Handlers<typeof mistakeCalls>;
