import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';

/** Sequences and sets that the student has begun or finished. */
export const startedQuery = {
  ...callQuery(apiQuery('GET /user_progresses/started')),
  staleTime: 0,
  meta: { keep: true, counts: true },
};
