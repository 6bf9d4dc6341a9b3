import { apiQuery } from '@fourfold/core/client/api-query';

/** The call of the topic flow. It is in the page's first script, which sends it before the page's code is loaded. */
export const flowCall = (id: string) => apiQuery('GET /tests/{id}/flow', { params: { id } });
