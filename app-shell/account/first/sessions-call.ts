import { apiQuery } from '@fourfold/core/client/api-query';

export const sessionsCall = apiQuery('GET /sessions');
