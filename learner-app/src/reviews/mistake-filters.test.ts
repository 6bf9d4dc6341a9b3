import { expect, it } from 'vitest';
import { filterQuery, mistakeFiltersIn, redoIn, reviewAddress } from './mistake-filters.ts';

const filters = (query: string) => mistakeFiltersIn(new URLSearchParams(query));

it('reads the filters of a URL that filterQuery has written', () => {
  const all = {
    skill: 'sat.math.x',
    cause: 'did not know',
    source: 'paper',
    from: '2026-11-01',
    to: '2026-11-26',
  } as const;
  expect(filters(filterQuery(all))).toEqual(all);
  expect(filters(filterQuery({ cause: 'none' }))).toEqual({ cause: 'none' });
  expect(filterQuery({})).toBe('');
});

it('leaves out what the server would refuse', () => {
  expect(filters('cause=toString&source=Paper&from=2026-02-30&to=today&skill=')).toEqual({});
});

it('leads to the reviews of the day, or to a redo of what is filtered', () => {
  expect(reviewAddress()).toBe('/home/review');
  expect(reviewAddress({})).toBe('/home/review?redo=true');
  expect(reviewAddress({ cause: 'slip' })).toBe('/home/review?cause=slip&redo=true');
});

it('reads what to redo: what is filtered, an assigned set, or nothing', () => {
  const redo = (query: string) => redoIn(new URLSearchParams(query));
  expect(redo('cause=slip&redo=true')).toEqual({ cause: 'slip' });
  expect(redo('redo=true&set=s1&dashboard=true')).toEqual({ set: 's1' });
  expect(redo('cause=slip&set=s1')).toBeNull();
});
