import { describe, expect, it } from 'vitest';
import { parseUsersFilters, usersAddress } from './users-filters.ts';

const parse = (search: string) => parseUsersFilters(new URLSearchParams(search));
const first = { tab: 'admins', page: 1, q: '', deleted: false } as const;

describe('the URL of the users page', () => {
  it('contains the tab, page, search text and the deleted switch, and is parsed back to them', () => {
    const filters = { tab: 'tutors', page: 3, q: 'Maya & Co', deleted: true } as const;
    expect(usersAddress(filters)).toBe('/admin/users?tab=tutors&q=Maya+%26+Co&deleted=true&page=3');
    expect(parse(usersAddress(filters).split('?')[1] ?? '')).toEqual(filters);
    expect(usersAddress(first)).toBe('/admin/users?tab=admins');
  });

  it.each(['', 'tab=parents', 'tab=toString', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'deleted=1'])(
    'has defaults with the query %j',
    (search) => {
      expect(parse(search)).toEqual(first);
    },
  );
});
