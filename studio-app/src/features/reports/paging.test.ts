import { describe, expect, it } from 'vitest';
import { pageCount, parsePaging, rangeText, reportsAddress, withPageSize } from './paging.ts';

const parse = (address: string) => parsePaging(new URL(address, 'https://studio.example').searchParams);

describe('the page of reports in a URL', () => {
  it('defaults to page 1 with ten rows', () => {
    expect(parse('/')).toEqual({ page: 1, size: 10 });
    expect(parse('/?page=3&limit=25')).toEqual({ page: 3, size: 25 });
  });

  it.each(['/?page=0', '/?page=-2', '/?page=1.5', '/?page=two', '/?page=1e9', '/?limit=11', '/?limit=', '/?limit=x'])(
    'ignores invalid values: %s',
    (address) => expect(parse(address)).toEqual({ page: 1, size: 10 }),
  );

  it('is parsed back to the values it was written from, and omits defaults', () => {
    for (const paging of [
      { page: 1, size: 10 },
      { page: 4, size: 10 },
      { page: 1, size: 50 },
      { page: 7, size: 5 },
    ]) {
      expect(parse(reportsAddress(paging))).toEqual(paging);
    }
    expect(reportsAddress({ page: 1, size: 10 })).toBe('/admin/reported_problems');
  });

  it('keeps the first row in view when the page size changes', () => {
    expect(withPageSize({ page: 3, size: 10 }, 5)).toEqual({ page: 5, size: 5 });
    expect(withPageSize({ page: 3, size: 10 }, 50)).toEqual({ page: 1, size: 50 });
    expect(withPageSize({ page: 2, size: 25 }, 10)).toEqual({ page: 3, size: 10 });
  });

  it('has the shown range and the number of pages', () => {
    expect(rangeText({ page: 2, size: 10 }, 13)).toBe('11 to 13 of 13');
    expect(pageCount(13, 10)).toBe(2);
    expect(pageCount(0, 10)).toBe(1);
  });
});
