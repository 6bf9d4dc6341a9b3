import { describe, expect, it } from 'vitest';
import { addressOf, placeIn } from './users-place.ts';

const place = (search: string) => placeIn(new URLSearchParams(search));
const first = { tab: 'admins', page: 1, q: '', deleted: false } as const;

describe('the address of the users page', () => {
  it('says the tab, the page, the words and whether the deleted ones are shown, and is read back as it was', () => {
    const asked = { tab: 'tutors', page: 3, q: 'Maya & Co', deleted: true } as const;
    expect(addressOf(asked)).toBe('/admin/users?tab=tutors&q=Maya+%26+Co&deleted=true&page=3');
    expect(place(addressOf(asked).split('?')[1] ?? '')).toEqual(asked);
    expect(addressOf(first)).toBe('/admin/users?tab=admins');
  });

  it.each(['', 'tab=parents', 'tab=toString', 'page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'deleted=1'])(
    'is the first of all where it says %j',
    (search) => {
      expect(place(search)).toEqual(first);
    },
  );
});
