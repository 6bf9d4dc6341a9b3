import { describe, expect, it } from 'vitest';
import { addressOf, anything, isBackward, queryOfWanted, wantedIn } from './wanted.ts';

const inAddress = (address: string) => wantedIn(new URL(address, 'https://studio.example').searchParams);

describe('the entries of the audit that an address asks for', () => {
  it('are read again as they were written', () => {
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
  ])('are any where it says what cannot be meant: %s', (query) => expect(inAddress(`/?${query}`)).toEqual(anything));

  it('leave out of the call what is not asked for', () => {
    expect(queryOfWanted({ ...anything, who: '  Ada ', page: 2 })).toEqual({ offset: 2, limit: 10, who: 'Ada' });
    expect(queryOfWanted({ ...anything, who: '  ' })).toEqual({ offset: 1, limit: 10 });
  });

  it('cannot lie between a day and one before it', () => {
    expect(isBackward({ ...anything, from: '2026-11-02', to: '2026-11-01' })).toBe(true);
    expect(isBackward({ ...anything, from: '2026-11-01', to: '2026-11-01' })).toBe(false);
    expect(isBackward({ ...anything, from: '2026-11-01' })).toBe(false);
  });
});
