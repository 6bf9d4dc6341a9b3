import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../session/session.ts';
import { type SearchQuery, searchRequestQuery } from './search-query.ts';

/** Milliseconds after the last key until the search. */
const debounceMs = 180;

/** The hits page by page; while the words change, the previous hits stay. */
export function useSearch(searchQuery: SearchQuery) {
  const query = searchRequestQuery(useDebounced(searchQuery));
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

/** Debounces the words; filters apply at once. */
function useDebounced(searchQuery: SearchQuery): SearchQuery {
  const [q, setQ] = useState(searchQuery.q);
  useEffect(() => {
    const timer = setTimeout(() => setQ(searchQuery.q), debounceMs);
    return () => clearTimeout(timer);
  }, [searchQuery.q]);
  return { ...searchQuery, q };
}
