import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import type { ItemStatistics } from '@fourfold/core/contract/proofs';
import type { Reply } from '@fourfold/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { statisticsQuery } from './statistics-query.ts';

/** By the ids of the questions that have figures. */
export type StatisticsById = ReadonlyMap<string, ItemStatistics>;

const none: StatisticsById = new Map();

/** What students did with the questions of a place. Until it is there, and when it cannot be had, there is nothing. */
export function useItemStatistics(place: QuestionPlace): StatisticsById {
  const { data } = useQuery({
    ...statisticsQuery(place),
    select: byQuestion,
    // Figures of many answers change slowly, and cost more than what is written here.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    throwOnError: false,
    meta: { saysItself: true },
  });
  return data ?? none;
}

/** The figures of the place around; what shows them asks for nothing. */
export const StatisticsContext = createContext<StatisticsById>(none);

export function useItem(questionId: string): ItemStatistics | undefined {
  return use(StatisticsContext).get(questionId);
}

function byQuestion({ data }: Reply<'GET /item_statistics'>): StatisticsById {
  return new Map(data.map((item) => [item.question_id, item]));
}
