import type { User } from '@fourfold/core/contract/users';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../session/session.ts';
import { useSettled } from './use-settled.ts';

const limit = 20;

/**
 * The students whose name or email contains the text, sorted by name, in pages that load on
 * request.
 */
export function useStudents(words: string) {
  const q = useSettled(words.trim());
  const asked = useInfiniteQuery({
    queryKey: ['GET /users/students', 'picked', q],
    queryFn: ({ pageParam, signal }) =>
      api('GET /users/students', { query: { offset: pageParam, limit, ...(q !== '' && { q }) }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ count }, pages) => (pages.length * limit < count ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    throwOnError: false,
    meta: { saysItself: true },
  });
  const pages = asked.data?.pages ?? [];
  return {
    students: withoutTwice(pages.flatMap(({ data }) => data)),
    count: pages.at(-1)?.count,
    isPending: asked.isPending,
    failed: asked.isError && !asked.data ? asked.error.message : null,
    /** The next page failed to load: only `retry` requests it again. */
    isCut: asked.isFetchNextPageError,
    isOld: asked.isPlaceholderData || q !== words.trim(),
    more: () => {
      if (asked.hasNextPage && !asked.isFetchingNextPage && !asked.isFetchNextPageError) void asked.fetchNextPage();
    },
    retry: () => void (asked.isFetchNextPageError ? asked.fetchNextPage() : asked.refetch()),
    isRetrying: asked.isFetching,
  };
}

/** A student who is added meanwhile moves the last one of a page to the next page. */
function withoutTwice(students: readonly User[]): User[] {
  return [...new Map(students.map((student) => [student.id, student])).values()];
}
