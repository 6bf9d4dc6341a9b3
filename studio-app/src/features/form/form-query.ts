import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Variant } from '@fourfold/core/exams/section';

/** The form of an exam in one variant. Its questions are edited on other pages: a visit fetches it again. */
export function formQuery(id: string, variant: Variant) {
  const request = apiQuery('GET /forms/{id}', { params: { id }, query: { variant } });
  return { ...callQuery(request), staleTime: 0, meta: { saysItself: true } };
}
