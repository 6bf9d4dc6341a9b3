import { ask } from '@fourfold/core/client/ask';
import { queryOptions } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';

/**
 * The content health of every topic, SAT and ACT. Always refetched, because the author may have
 * just fixed a finding. With much content it takes seconds; the page shows a failure itself.
 */
export const healthQuery = queryOptions({
  ...queryOf(ask('GET /content_health')),
  staleTime: 0,
  throwOnError: false,
  meta: { saysItself: true },
});
