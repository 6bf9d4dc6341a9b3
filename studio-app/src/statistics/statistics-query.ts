import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import { ask } from '@fourfold/core/client/ask';
import type { Input, Reply } from '@fourfold/core/contract/types';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';

type Call = 'GET /item_statistics';

/**
 * The statistics of all questions of a location, in one call. Sections of tests have none; their
 * query is disabled.
 */
export function statisticsQuery(place: QuestionPlace) {
  const query = { section: place.section, id: place.id } as Input<Call>['query'];
  return { ...queryOf(ask('GET /item_statistics', { query })), enabled: !('type' in place) };
}

/**
 * Refetches the statistics after a key was changed, if the question's key was doubted; the other
 * figures stay valid.
 */
export function readDoubtAgain(place: QuestionPlace, questionId: string): void {
  const { queryKey } = statisticsQuery(place);
  const items = queryClient.getQueryData<Reply<Call>>(queryKey)?.data ?? [];
  const doubted = items.some(({ question_id, doubt }) => question_id === questionId && doubt !== null);
  if (doubted) void queryClient.invalidateQueries({ queryKey });
}
