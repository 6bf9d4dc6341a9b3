import { expect, it } from 'vitest';
import { extensionText, grantedByText, limitText, termsTexts } from './granted-texts.ts';

const nothing = { time_factor: null, time_minutes: null, break_factor: null, break_minutes: null };

it('the time of a section says how many minutes were extended', () => {
  const time = (granted_seconds: number | null, extra_time = 1) =>
    limitText({ minutes: 35 }, { extra_time, granted_seconds });
  expect([time(null), time(null, 1.5), time(3180)]).toEqual([
    '35 minutes',
    '52 minutes 30 seconds',
    '53 minutes, 35 extended',
  ]);
});

it('an extension says what is left, in started minutes', () => {
  expect([1020, 961, 60, 5].map(extensionText)).toEqual([
    'Your time was extended: 17 minutes left.',
    'Your time was extended: 17 minutes left.',
    'Your time was extended: 1 minute left.',
    'Your time was extended: 1 minute left.',
  ]);
});

it('what is granted is said for the time and for the breaks', () => {
  expect(termsTexts({ ...nothing, time_factor: 1.5, break_factor: 2 })).toEqual([
    '1.5 times the time: 53 minutes instead of 35.',
    'Breaks twice as long.',
  ]);
  expect(termsTexts({ ...nothing, time_factor: 2 })).toEqual(['Twice the time: 70 minutes instead of 35.']);
  expect(termsTexts({ ...nothing, time_minutes: 15, break_minutes: 1 })).toEqual([
    '15 minutes more for each section.',
    '1 minute more break after each section.',
  ]);
  expect(termsTexts({ ...nothing, break_factor: 1.5 })).toEqual(['Breaks 1.5 times as long.']);
});

it('a grant says by whom it is and how long it counts, also if its granter is gone or it is over', () => {
  const granted = {
    ...{ ...nothing, time_factor: 2 as const, break_factor: null, until: '2027-01-03', counts: true },
    ...{ granted_by: { id: '1', username: 'Tess Reed' }, granted_at: '2026-11-20T12:00:00.000Z' },
  };
  const now = new Date('2026-11-27T12:00:00Z');
  expect(grantedByText(granted, now)).toBe('Granted by Tess Reed on 20 Nov, until 3 Jan 2027.');
  expect(grantedByText({ ...granted, granted_by: null, until: '2026-11-25', counts: false }, now)).toBe(
    'Granted on 20 Nov, until 25 Nov: it does not count any more.',
  );
});
