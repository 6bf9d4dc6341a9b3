import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import type { ItemStatistics } from '@fourfold/core/contract/proofs';
import type { Reply } from '@fourfold/core/contract/types';
import { useQuery } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { statisticsQuery } from './statistics-query.ts';

/** Statistics by question id. */
export type StatisticsById = ReadonlyMap<string, ItemStatistics>;

const noStatistics: StatisticsById = new Map();

/** The statistics of the questions of a location; empty until they are loaded or if that fails. */
export function useItemStatistics(questionLocation: QuestionLocation): StatisticsById {
  const { data } = useQuery({
    ...statisticsQuery(questionLocation),
    select: indexByQuestion,
    // The server counts new answers as often.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
    throwOnError: false,
    meta: { saysItself: true },
  });
  return data ?? noStatistics;
}

/** The statistics of the current location, read by the components that show them. */
export const StatisticsContext = createContext<StatisticsById>(noStatistics);

export function useQuestionStatistics(questionId: string): ItemStatistics | undefined {
  return use(StatisticsContext).get(questionId);
}

function indexByQuestion({ data }: Reply<'GET /item_statistics'>): StatisticsById {
  return new Map(data.map((item) => [item.question_id, item]));
}
