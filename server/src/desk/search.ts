import type { Handler } from '../call/handler.ts';
import { loadAncestryRows } from './ancestry-rows.ts';
import { findSearchHits } from './find-search-hits.ts';
import { presentSearchHit } from './present-record.ts';

const hitsPerPage = 20;

/** Returns a page of the living records that contain all search words; the last word is a prefix. */
export const search: Handler<'GET /search'> = async ({ query }, { db }) => {
  const { q, kind, published, free_response, offset = 1 } = query;
  const filters = { kind, published: toBoolean(published), free_response: toBoolean(free_response) };
  const { count, hits } = await findSearchHits(
    db,
    { q, ...filters },
    { limit: hitsPerPage, skip: (offset - 1) * hitsPerPage },
  );
  return { data: (await loadAncestryRows(db, hits)).map(presentSearchHit), count };
};

function toBoolean(value: 'true' | 'false' | undefined): boolean | undefined {
  return value === undefined ? undefined : value === 'true';
}
