import { describe, expect, it } from 'vitest';
import { addressOf, anything, isBackward, queryOfWanted, wantedIn } from './wanted.ts';

const inAddress = (address: string) => wantedIn(new URL(address, 'https://studio.example').searchParams);

describe('the filters of the audit in a URL', () => {
  it('are parsed back to the values they were written from', () => {
    const all = { who: 'Ada & Co', action: 'publish', subject: 'topic', from: '2026-11-01', to: '2026-11-21', page: 3 };
    expect(inAddress(addressOf(all))).toEqual(all);
    expect(inAddress(addressOf(anything))).toEqual(anything);
    expect(addressOf(anything)).toBe('/admin/audit');
  });

  it.each([
    'from=yesterday',
    'to=2026-13-45',
    'from=2026-1-1',
    'from=0202-11-21',
    'to=20262-11-21',
    'page=0',
    'page=1.5',
  ])('are empty if the URL has an invalid value: %s', (query) => expect(inAddress(`/?${query}`)).toEqual(anything));

  it('are left out of the call if empty', () => {
    expect(queryOfWanted({ ...anything, who: '  Ada ', page: 2 })).toEqual({ offset: 2, limit: 10, who: 'Ada' });
    expect(queryOfWanted({ ...anything, who: '  ' })).toEqual({ offset: 1, limit: 10 });
  });

  it('are reversed if the first day is after the last one', () => {
    expect(isBackward({ ...anything, from: '2026-11-02', to: '2026-11-01' })).toBe(true);
    expect(isBackward({ ...anything, from: '2026-11-01', to: '2026-11-01' })).toBe(false);
    expect(isBackward({ ...anything, from: '2026-11-01' })).toBe(false);
  });
});
