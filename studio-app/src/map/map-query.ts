import { type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import { ask } from '@fourfold/core/client/ask';
import type { MapSection } from '@fourfold/core/contract/proofs';
import { queryOf } from '../data/query-of.ts';

/** A place whose questions lead to one another. */
export type MapPlace = Extract<QuestionPlace, { section: MapSection }>;

export function hasMap(place: QuestionPlace): place is MapPlace {
  return sectionSpecs[place.section].leads;
}

/** Read anew whenever it is shown: what was written meanwhile has made another one of it. */
export function mapQuery({ section, id }: MapPlace) {
  return { ...queryOf(ask('GET /sequence_map', { query: { section, id } })), staleTime: 0, throwOnError: false };
}
