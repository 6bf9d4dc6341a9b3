import { api } from '@fourfold/app-shell/session';
import { useDebounced } from '@fourfold/app-shell/use-debounced';
import type { User } from '@fourfold/core/contract/users';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';

const limit = 20;

/** Milliseconds after the last key until the search. */
const debounceMs = 250;

/** The students whose name or email contains the text, sorted by name, in pages that load on request. */
export function useStudents(text: string) {
  const q = useDebounced(text.trim(), debounceMs);
  const result = useInfiniteQuery({
    queryKey: ['GET /users/students', 'picked', q],
    queryFn: ({ pageParam, signal }) =>
      api('GET /users/students', { query: { offset: pageParam, limit, ...(q !== '' && { q }) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) => (pages.length * limit < count ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    throwOnError: false,
    meta: { saysItself: true },
  });
  const pages = result.data?.pages ?? [];
  return {
    students: withoutDuplicates(pages.flatMap(({ data }) => data)),
    count: pages.at(-1)?.count,
    isPending: result.isPending,
    errorMessage: result.isError && !result.data ? result.error.message : null,
    /** The next page failed to load: only `retry` requests it again. */
    hasFailedPage: result.isFetchNextPageError,
    isOld: result.isPlaceholderData || q !== text.trim(),
    loadMore: () => {
      if (result.hasNextPage && !result.isFetchingNextPage && !result.isFetchNextPageError) void result.fetchNextPage();
    },
    retry: () => void (result.isFetchNextPageError ? result.fetchNextPage() : result.refetch()),
    isRetrying: result.isFetching,
  };
}

/** A student who is added meanwhile moves the last one of a page to the next page. */
function withoutDuplicates(students: readonly User[]): User[] {
  return [...new Map(students.map((student) => [student.id, student])).values()];
}
