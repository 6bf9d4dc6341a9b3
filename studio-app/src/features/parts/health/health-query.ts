import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { queryOptions } from '@tanstack/react-query';

/**
 * The content health of every topic, SAT and ACT. Always refetched, because the author may have
 * just fixed a finding. With much content it takes seconds; the page shows a failure itself.
 */
export const healthQuery = queryOptions({
  ...callQuery(apiQuery('GET /content_health')),
  staleTime: 0,
  throwOnError: false,
  meta: { saysItself: true },
});
