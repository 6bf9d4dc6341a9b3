import type { UserKind } from '@fourfold/core/contract/users';
import { userLists } from './user-lists.ts';

/** What the page shows, as its address says it. */
export type UsersPlace = {
  tab: UserKind;
  /** From 1. */
  page: number;
  /** Part of a name or an address; '' is everybody. */
  q: string;
  /** Those in their 30 days after deletion, instead of the living ones (Q110). */
  deleted: boolean;
};

/** What an address asks for; whatever it says wrongly is the first of its kind. */
export function placeIn(query: URLSearchParams): UsersPlace {
  const tab = query.get('tab') ?? '';
  const page = Number(query.get('page') ?? 1);
  return {
    tab: isTab(tab) ? tab : 'admins',
    page: Number.isInteger(page) && page >= 1 && page <= 100_000 ? page : 1,
    q: (query.get('q') ?? '').trim().slice(0, 200),
    deleted: query.get('deleted') === 'true',
  };
}

/** The address of a place; what is as ever is not said. */
export function addressOf({ tab, page, q, deleted }: UsersPlace): string {
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
