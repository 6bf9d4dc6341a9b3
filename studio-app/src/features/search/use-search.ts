import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../session/session.ts';
import { queryOfWanted, type Wanted } from './wanted.ts';

/** Milliseconds without a key after which words are looked for. */
const settled = 180;

/** What is found, page by page; while the words change, what was found last. */
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
    // It stands where it was asked, and is said there.
    throwOnError: false,
    meta: { saysItself: true },
  });
}

/** The words once nobody types any more; filters count at once. */
function useSettled(wanted: Wanted): Wanted {
  const [q, setQ] = useState(wanted.q);
  useEffect(() => {
    const timer = setTimeout(() => setQ(wanted.q), settled);
    return () => clearTimeout(timer);
  }, [wanted.q]);
  return { ...wanted, q };
}
