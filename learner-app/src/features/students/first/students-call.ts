import { apiQuery } from '@fourfold/core/client/api-query';
import { pageSize } from '@fourfold/core/client/page-size';

/** The call for one page of the tutor's students; pages count from 1 (TUT-002). */
export const studentsCall = (page: number) =>
  apiQuery('GET /accounts/get_my_students', { query: { offset: page, limit: pageSize } });

/** Reads the page number of a URL; 1 if it is missing or invalid. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
