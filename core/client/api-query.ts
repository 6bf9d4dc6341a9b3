import type { Call } from '../contract/contract.ts';
import type { ApiQuery } from '../contract/types.ts';

/**
 * A call and its input as data, for example `ask('GET /tests/{id}', { params: { id } })`. It is
 * also the cache key of the reply.
 */
export function apiQuery<C extends Call>(...query: ApiQuery<C>): ApiQuery<C> {
  return query;
}
