import { describe, expect, it } from 'vitest';
import { auditAddress, auditRequestQuery, emptyQuery, isReversed, parseAuditQuery } from './audit-query.ts';

const parse = (address: string) => parseAuditQuery(new URL(address, 'https://studio.example').searchParams);

describe('the filters of the audit in a URL', () => {
  it('are parsed back to the values they were written from', () => {
    const all = { who: 'Ada & Co', action: 'publish', subject: 'topic', from: '2026-11-01', to: '2026-11-21', page: 3 };
    expect(parse(auditAddress(all))).toEqual(all);
    expect(parse(auditAddress(emptyQuery))).toEqual(emptyQuery);
    expect(auditAddress(emptyQuery)).toBe('/admin/audit');
  });

  it.each([
    'from=yesterday',
    'to=2026-13-45',
    'from=2026-1-1',
    'from=0202-11-21',
    'to=20262-11-21',
    'page=0',
    'page=1.5',
  ])('are empty if the URL has an invalid value: %s', (query) => expect(parse(`/?${query}`)).toEqual(emptyQuery));

  it('are left out of the call if empty', () => {
    expect(auditRequestQuery({ ...emptyQuery, who: '  Ada ', page: 2 })).toEqual({ offset: 2, limit: 10, who: 'Ada' });
    expect(auditRequestQuery({ ...emptyQuery, who: '  ' })).toEqual({ offset: 1, limit: 10 });
  });

  it('are reversed if the first day is after the last one', () => {
    expect(isReversed({ ...emptyQuery, from: '2026-11-02', to: '2026-11-01' })).toBe(true);
    expect(isReversed({ ...emptyQuery, from: '2026-11-01', to: '2026-11-01' })).toBe(false);
    expect(isReversed({ ...emptyQuery, from: '2026-11-01' })).toBe(false);
  });
});
