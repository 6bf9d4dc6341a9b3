import { expect, it } from 'vitest';
import { reviewDayText } from './review-day-text.ts';

it('names the day of a review by its distance, with the year if it is another one', () => {
  const text = (day: string) => reviewDayText(day, '2026-11-26');
  expect(['2026-11-26', '2026-11-27', '2026-11-28', '2026-11-30', '2027-01-04'].map(text)).toEqual([
    'today',
    'tomorrow',
    'on Sat 28 Nov',
    'on Mon 30 Nov',
    'on Mon 4 Jan 2027',
  ]);
});

it('is today for a day that has passed', () => {
  expect(reviewDayText('2026-01-01', '2026-11-26')).toBe('today');
});
