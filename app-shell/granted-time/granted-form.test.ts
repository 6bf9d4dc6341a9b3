import { expect, it } from 'vitest';
import { formOf, termsOf } from './granted-form.ts';

const today = '2026-11-27';
const nothing = { time_factor: null, time_minutes: null, break_factor: null, break_minutes: null };

it('the form begins with time and a half for a year, and with what is granted', () => {
  expect(termsOf(formOf(null, today), today)).toEqual({
    terms: { ...nothing, time_factor: 1.5, until: '2027-11-27' },
  });
  const terms = { ...nothing, time_minutes: 15, break_factor: 2, until: '2026-12-31' } as const;
  const granted = { ...terms, granted_by: null, granted_at: '2026-11-01T00:00:00.000Z', counts: true };
  expect(termsOf(formOf(granted, today), today)).toEqual({ terms });
});

it('a factor and minutes are never sent together', () => {
  const form = { ...formOf(null, today), timeMinutes: '10', breakMinutes: '99' };
  expect(termsOf(form, today)).toMatchObject({ terms: { time_factor: 1.5, time_minutes: null, break_minutes: null } });
  expect(termsOf({ ...form, time: 'minutes' }, today)).toMatchObject({
    terms: { time_factor: null, time_minutes: 10 },
  });
});

it('what is wrong is said at its field', () => {
  const form = formOf(null, today);
  expect(termsOf({ ...form, time: 'none', until: '2026-11-26' }, today)).toEqual({
    errors: { time: 'Choose more time, longer breaks, or both', until: 'The last day must be today or later' },
  });
  expect(termsOf({ ...form, until: '' }, today)).toEqual({ errors: { until: 'The last day must be today or later' } });
  for (const timeMinutes of ['', '0', '121', '1.5', '-3'])
    expect(termsOf({ ...form, time: 'minutes', timeMinutes }, today)).toEqual({
      errors: { timeMinutes: 'Enter 1 to 120 minutes' },
    });
  expect(termsOf({ ...form, break: 'minutes', breakMinutes: '61' }, today)).toEqual({
    errors: { breakMinutes: 'Enter 1 to 60 minutes' },
  });
});
