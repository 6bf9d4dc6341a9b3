import type { UserKind } from '@fourfold/core/contract/users';
import { userLists } from './user-lists.ts';

/** The tab, page and filters of the users page, as in its URL. */
export type UsersFilters = {
  tab: UserKind;
  /** Counts from 1. */
  page: number;
  /** Part of a name or an address; empty for all. */
  q: string;
  /** Shows deleted accounts that can be restored (Q110), instead of the current ones. */
  deleted: boolean;
};

/** Parses a URL query; invalid values become the defaults. */
export function parseUsersFilters(query: URLSearchParams): UsersFilters {
  const tab = query.get('tab') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    tab: isTab(tab) ? tab : 'admins',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    q: (query.get('q') ?? '').trim().slice(0, 200),
    deleted: query.get('deleted') === 'true',
  };
}

/** The URL with these filters; defaults are omitted. */
export function usersAddress({ tab, page, q, deleted }: UsersFilters): string {
  const query = new URLSearchParams({
    tab,
    ...(q !== '' && { q }),
    ...(deleted && { deleted: 'true' }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/admin/users?${query}`;
}

function isTab(value: string): value is UserKind {
  return Object.hasOwn(userLists, value);
}
