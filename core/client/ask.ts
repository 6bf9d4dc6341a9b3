import type { Call } from '../contract/contract.ts';
import type { Asked } from '../contract/types.ts';

/** A call and its input as data: `ask('GET /tests/{id}', { params: { id } })`. Also the key of its cached reply. */
export function ask<C extends Call>(...asked: Asked<C>): Asked<C> {
  return asked;
}
