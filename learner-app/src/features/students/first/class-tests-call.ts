import { apiQuery } from '@fourfold/core/client/api-query';

/** The tests that the tutor's students have submitted. */
export const classTestsCall = apiQuery('GET /score_reports/tests');
