import { api } from '@fourfold/app-shell/session';
import { useDebounced } from '@fourfold/app-shell/use-debounced';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { type SearchQuery, searchRequestQuery } from './search-query.ts';

/** Milliseconds after the last key until the search. */
const debounceMs = 180;

/** The hits page by page; while the words change, the previous hits stay. */
export function useSearch(searchQuery: SearchQuery) {
  // Filters apply at once.
  const query = searchRequestQuery({ ...searchQuery, q: useDebounced(searchQuery.q, debounceMs) });
  return useInfiniteQuery({
    queryKey: ['GET /search', query],
    queryFn: ({ pageParam, signal }) => api('GET /search', { query: { ...query, offset: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) =>
      pages.reduce((sum, { data }) => sum + data.length, 0) < count ? pages.length + 1 : undefined,
    enabled: query.q !== '',
    placeholderData: keepPreviousData,
    staleTime: 0,
    // The dialog shows the error itself.
    throwOnError: false,
    meta: { saysItself: true },
  });
}
