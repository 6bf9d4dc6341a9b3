import { ask } from '@fourfold/core/client/ask';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';

/**
 * How each topic, SAT and ACT stands. Much content takes seconds; what is shown then says itself that it could not be
 * loaded, and what was mended a moment ago is counted no more.
 */
export const healthQuery = queryOptions({
  ...queryOf(ask('GET /content_health')),
  staleTime: 0,
  throwOnError: false,
  meta: { saysItself: true },
});
