import { describe, expect, it } from 'vitest';
import { addressOf, pagesOf, pagingIn, resized, shownWords } from './paging.ts';

const inAddress = (address: string) => pagingIn(new URL(address, 'https://studio.example').searchParams);

describe('the page of reports that an address asks for', () => {
  it('is the first with ten, unless the address says otherwise', () => {
    expect(inAddress('/')).toEqual({ page: 1, size: 10 });
    expect(inAddress('/?page=3&limit=25')).toEqual({ page: 3, size: 25 });
  });

  it.each(['/?page=0', '/?page=-2', '/?page=1.5', '/?page=two', '/?page=1e9', '/?limit=11', '/?limit=', '/?limit=x'])(
    'is the first with ten where it says what there is not: %s',
    (address) => expect(inAddress(address)).toEqual({ page: 1, size: 10 }),
  );

  it('is read again as it was written, and says nothing of what goes without saying', () => {
    for (const paging of [
      { page: 1, size: 10 },
      { page: 4, size: 10 },
      { page: 1, size: 50 },
      { page: 7, size: 5 },
    ]) {
      expect(inAddress(addressOf(paging))).toEqual(paging);
    }
    expect(addressOf({ page: 1, size: 10 })).toBe('/admin/reported_problems');
  });

  it('keeps the first row in view when another number of them is chosen', () => {
    expect(resized({ page: 3, size: 10 }, 5)).toEqual({ page: 5, size: 5 });
    expect(resized({ page: 3, size: 10 }, 50)).toEqual({ page: 1, size: 50 });
    expect(resized({ page: 2, size: 25 }, 10)).toEqual({ page: 3, size: 10 });
  });

  it('says which rows of how many are shown', () => {
    expect(shownWords({ page: 2, size: 10 }, 13)).toBe('11 to 13 of 13');
    expect(pagesOf(13, 10)).toBe(2);
    expect(pagesOf(0, 10)).toBe(1);
  });
});
