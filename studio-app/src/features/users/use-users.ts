import { api } from '@fourfold/app-shell/session';
import { pageSize } from '@fourfold/core/client/page-size';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryClient } from '../../data/query-client.ts';
import { type UserList, userLists } from './user-lists.ts';
import type { UsersFilters } from './users-filters.ts';

/** One page of a list of users; while another is loading, the previous one stays. */
export function useUsers({ calls }: UserList, { page, q, deleted }: UsersFilters) {
  const query = { offset: page, limit: pageSize, ...(q !== '' && { q }), ...(deleted && { deleted: 'true' as const }) };
  return useQuery({
    queryKey: [calls.list, query],
    queryFn: ({ signal }) => api(calls.list, { query, signal }),
    placeholderData: keepPreviousData,
    throwOnError: false,
    meta: { saysItself: true },
  });
}

/** Refetches all lists of users: a changed user may be in several. */
export async function refreshUsers(): Promise<void> {
  const lists = Object.values(userLists).map(({ calls }): unknown => calls.list);
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => lists.includes(queryKey[0]) });
}
