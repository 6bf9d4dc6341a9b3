import { expect, it } from 'vitest';
import { codeBodyOf, codeErrorsOf, emptyCode, lastDayOf } from './code-form.ts';

const today = '2026-11-25';

it('accepts a code without a limit and without a last day', () => {
  const form = { ...emptyCode, code: ' SPRING ' };
  expect(codeErrorsOf(form, today)).toEqual({});
  expect(codeBodyOf(form)).toEqual({ code: 'SPRING', note: '', max_uses: null, ends_at: null });
});

it.each([
  [{ code: '' }, { code: 'Please enter Code' }],
  [{ code: 'abc' }, { code: 'A code has at least 4 characters' }],
  [{ uses: '0' }, { uses: 'A whole number from 1 to 100,000' }],
  [{ uses: '1.5' }, { uses: 'A whole number from 1 to 100,000' }],
  [{ uses: '100001' }, { uses: 'A whole number from 1 to 100,000' }],
  [{ lastDay: '2026-11-24' }, { lastDay: 'Today or later' }],
  [{ uses: '30', lastDay: today }, {}],
])('says what is wrong with %j', (changed, errors) => {
  expect(codeErrorsOf({ ...emptyCode, code: 'SPRING', ...changed }, today)).toEqual(errors);
});

it('ends at the end of its last day, also on days when clocks change', () => {
  for (const lastDay of [today, '2026-10-25', '2026-12-31', '2028-02-29']) {
    const { ends_at } = codeBodyOf({ ...emptyCode, code: 'SPRING', uses: '30', lastDay });
    expect(lastDayOf(ends_at ?? '')).toBe(lastDay);
    expect(Date.parse(ends_at ?? '')).toBe(new Date(`${lastDay}T23:59:59.999`).getTime() + 1);
  }
});
