import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../session/session.ts';
import { queryOfWanted, type Wanted } from './wanted.ts';

/** Milliseconds after the last key until the search. */
const settled = 180;

/** The hits page by page; while the words change, the previous hits stay. */
export function useSearch(wanted: Wanted) {
  const query = queryOfWanted(useSettled(wanted));
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
function useSettled(wanted: Wanted): Wanted {
  const [q, setQ] = useState(wanted.q);
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted.q), settled);
    return () => clearTimeout(timer);
  }, [wanted.q]);
  return { ...wanted, q };
}
