import { callQuery } from '@fourfold/app-shell/call-query';
import type { QuestionLocation } from '@fourfold/core/authoring/question-sections';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Input, Reply } from '@fourfold/core/contract/types';
import { queryClient } from '../../../data/query-client.ts';

type Call = 'GET /item_statistics';

/** The statistics of all questions of a location, in one call. Sections of tests have none; their query is disabled. */
export function statisticsQuery(questionLocation: QuestionLocation) {
  const query = { section: questionLocation.section, id: questionLocation.id } as Input<Call>['query'];
  return { ...callQuery(apiQuery('GET /item_statistics', { query })), enabled: !('type' in questionLocation) };
}

/** Refetches the statistics after a key was changed, if its question has some: its answers may not count any more. */
export function refetchItem(questionLocation: QuestionLocation, questionId: string): void {
  const { queryKey } = statisticsQuery(questionLocation);
  const items = queryClient.getQueryData<Reply<Call>>(queryKey)?.data ?? [];
  if (items.some(({ question_id }) => question_id === questionId)) void queryClient.invalidateQueries({ queryKey });
}
