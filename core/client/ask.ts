import type { Call } from '../contract/contract.ts';
import type { Asked } from '../contract/types.ts';

/**
 * A call and its input as data, for example `ask('GET /tests/{id}', { params: { id } })`. It is
 * also the cache key of the reply.
 */
export function ask<C extends Call>(...asked: Asked<C>): Asked<C> {
  return asked;
}
