import { type QuestionPlace, sectionSpecs } from '@fourfold/core/authoring/sections';
import { ask } from '@fourfold/core/client/ask';
import type { MapSection, SequenceMap } from '@fourfold/core/contract/proofs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';

/** A place whose questions lead to one another. */
export type MapPlace = Extract<QuestionPlace, { section: MapSection }>;

export function hasMap(place: QuestionPlace): place is MapPlace {
  return sectionSpecs[place.section].leads;
}

/** Read anew whenever it is shown: what was written meanwhile has made another one of it. */
export function mapQuery({ section, id }: MapPlace) {
  return {
    ...queryOf(ask('GET /sequence_map', { query: { section, id } })),
    staleTime: 0,
    throwOnError: false,
    meta: { saysItself: true },
  };
}

/** The map of a place that has one; undefined until it has come, and where it could not. */
export function useSequenceMap(place: QuestionPlace): SequenceMap | undefined {
  const enabled = hasMap(place);
  return useQuery({ ...mapQuery(place as MapPlace), enabled }).data;
}

/** A link that is changed, or a question elsewhere on the desk, makes another map; it is read if somebody shows it. */
export function useNewerMap(place: QuestionPlace, questions: readonly unknown[]): void {
  const shown = useRef(questions);
  useEffect(() => {
    if (shown.current === questions) return;
    shown.current = questions;
    if (hasMap(place)) void queryClient.invalidateQueries({ queryKey: mapQuery(place).queryKey });
  }, [questions, place]);
}
