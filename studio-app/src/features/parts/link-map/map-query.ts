import { callQuery } from '@fourfold/app-shell/call-query';
import { type QuestionLocation, sectionSpecs } from '@fourfold/core/authoring/question-sections';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { MapSection, SequenceMap } from '@fourfold/core/contract/proofs';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../../data/query-client.ts';

/** A location whose questions link to one another. */
export type MapLocation = Extract<QuestionLocation, { section: MapSection }>;

export function hasMap(questionLocation: QuestionLocation): questionLocation is MapLocation {
  return sectionSpecs[questionLocation.section].canLink;
}

/** Refetched whenever it is shown: edits of questions and links change it. */
export function mapQuery({ section, id }: MapLocation) {
  return {
    ...callQuery(apiQuery('GET /sequence_map', { query: { section, id } })),
    staleTime: 0,
    throwOnError: false,
    meta: { saysItself: true },
  };
}

/** The map of a location; undefined if it has none, while it loads and if that fails. */
export function useSequenceMap(questionLocation: QuestionLocation): SequenceMap | undefined {
  const enabled = hasMap(questionLocation);
  return useQuery({ ...mapQuery(questionLocation as MapLocation), enabled }).data;
}

/** Invalidates the map when the list of questions changes; it is refetched only while it is shown. */
export function useMapInvalidation(questionLocation: QuestionLocation, questions: readonly unknown[]): void {
  const lastQuestions = useRef(questions);
  useEffect(() => {
    if (lastQuestions.current === questions) return;
    lastQuestions.current = questions;
    if (hasMap(questionLocation)) void queryClient.invalidateQueries({ queryKey: mapQuery(questionLocation).queryKey });
  }, [questions, questionLocation]);
}
