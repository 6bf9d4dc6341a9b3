import { ask } from '@fourfold/core/client/ask';
import { pageSize } from '@fourfold/core/client/page-size';

/** One page of the tutor's students; pages are counted from 1 (1§9). */
export const studentsCall = (page: number) =>
  ask('GET /accounts/get_my_students', { query: { offset: page, limit: pageSize } });

/** The page that an address asks for; whatever is none is the first. */
export function pageIn(query: URLSearchParams): number {
  const page = Number(query.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1;
}
