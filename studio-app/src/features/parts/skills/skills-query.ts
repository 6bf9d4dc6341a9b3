import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';

/** The lists of all editions. */
export const skillsQuery = { ...callQuery(apiQuery('GET /skills', { query: {} })), throwOnError: false };
