import type { QuestionPlace } from '@fourfold/core/authoring/sections';
import { ask } from '@fourfold/core/client/ask';
import type { Input, Reply } from '@fourfold/core/contract/types';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';

type Call = 'GET /item_statistics';

/** The figures of a place, all in one call. Sections of tests have none and are not asked after. */
export function statisticsQuery(place: QuestionPlace) {
  const query = { section: place.section, id: place.id } as Input<Call>['query'];
  return { ...queryOf(ask('GET /item_statistics', { query })), enabled: !('type' in place) };
}

/** A doubt is asked for again when the key has changed; the figures beside it are as good as they were. */
export function readDoubtAgain(place: QuestionPlace, questionId: string): void {
  const { queryKey } = statisticsQuery(place);
  const items = queryClient.getQueryData<Reply<Call>>(queryKey)?.data ?? [];
  const doubted = items.some(({ question_id, doubt }) => question_id === questionId && doubt !== null);
  if (doubted) void queryClient.invalidateQueries({ queryKey });
}
