import { pageSize } from '@fourfold/core/client/page-size';
import type { reportPageSizes } from '@fourfold/core/contract/reports';

/** The page sizes to choose from; the first is the smallest. */
export const pageSizes: typeof reportPageSizes = [5, 10, 15, 20, 25, 50];

/** The number of a page, from 1, and the rows per page. */
export type Paging = { page: number; size: number };

const defaultPaging: Paging = { page: 1, size: pageSize };

/** Parses a URL query; invalid values become the defaults. */
export function parsePaging(query: URLSearchParams): Paging {
  const page = Number(query.get('page'));
  const size = Number(query.get('limit'));
  return {
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : defaultPaging.page,
    size: pageSizes.find((one) => one === size) ?? defaultPaging.size,
  };
}

export function reportsAddress({ page, size }: Paging): string {
  const query = new URLSearchParams();
  if (page !== defaultPaging.page) query.set('page', `${page}`);
  if (size !== defaultPaging.size) query.set('limit', `${size}`);
  return query.size === 0 ? '/admin/reported_problems' : `/admin/reported_problems?${query}`;
}

/** The page of another size that contains the first row of this one. */
export function withPageSize({ page, size }: Paging, next: number): Paging {
  return { page: Math.floor(((page - 1) * size) / next) + 1, size: next };
}

/** The number of pages; at least one. */
export function pageCount(count: number, size: number): number {
  return Math.max(1, Math.ceil(count / size));
}

/** For example "11 to 20 of 43". */
export function rangeText({ page, size }: Paging, count: number): string {
  const first = (page - 1) * size + 1;
  return `${first} to ${Math.min(count, page * size)} of ${count}`;
}
