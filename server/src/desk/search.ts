import type { Handler } from '../call/handler.ts';
import { foundRows } from './found-rows.ts';
import { presentFound } from './present-found.ts';
import { findHits } from './search-hits.ts';

const perPage = 20;

/**
 * Returns a page of the living records that contain all search words; the last word is a prefix.
 */
export const search: Handler<'GET /search'> = async ({ query }, { db }) => {
  const { q, kind, published, free_response, offset = 1 } = query;
  const filters = { kind, published: flag(published), free_response: flag(free_response) };
  const { count, hits } = await findHits(db, { q, ...filters }, { limit: perPage, skip: (offset - 1) * perPage });
  return { data: (await foundRows(db, hits)).map(presentFound), count };
};

function flag(value: 'true' | 'false' | undefined): boolean | undefined {
  return value === undefined ? undefined : value === 'true';
}
