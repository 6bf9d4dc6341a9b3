import { type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import { ask } from '@fourfold/core/client/ask';
import type { MapSection, SequenceMap } from '@fourfold/core/contract/proofs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';

/** A location whose questions link to one another. */
export type MapPlace = Extract<QuestionPlace, { section: MapSection }>;

export function hasMap(place: QuestionPlace): place is MapPlace {
  return sectionSpecs[place.section].leads;
}

/** Refetched whenever it is shown: edits of questions and links change it. */
export function mapQuery({ section, id }: MapPlace) {
  return {
    ...queryOf(ask('GET /sequence_map', { query: { section, id } })),
    staleTime: 0,
    throwOnError: false,
    meta: { saysItself: true },
  };
}

/** The map of a location; undefined if it has none, while it loads and if that fails. */
export function useSequenceMap(place: QuestionPlace): SequenceMap | undefined {
  const enabled = hasMap(place);
  return useQuery({ ...mapQuery(place as MapPlace), enabled }).data;
}

/**
 * Invalidates the map when the list of questions changes; it is refetched only while it is shown.
 */
export function useNewerMap(place: QuestionPlace, questions: readonly unknown[]): void {
  const shown = useRef(questions);
  useEffect(() => {
    if (shown.current === questions) return;
    shown.current = questions;
    if (hasMap(place)) void queryClient.invalidateQueries({ queryKey: mapQuery(place).queryKey });
  }, [questions, place]);
}
