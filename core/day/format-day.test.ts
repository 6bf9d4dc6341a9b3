import { describe, expect, it } from 'vitest';
import { formatDateTime, formatDay, formatTime } from './format-day.ts';

const now = new Date(2026, 10, 25, 9, 30);

describe('formatted days and times', () => {
  it('omit the year of a day in the current year', () => {
    expect(formatDay('2026-02-09', '2026-11-25')).toBe('9 Feb');
    expect(formatDay('2025-12-31', '2026-01-01')).toBe('31 Dec 2025');
    expect(formatDay('2027-01-01', '2026-12-31')).toBe('1 Jan 2027');
  });

  it('show a time of today without its date, and any other time with it', () => {
    expect(formatTime(new Date(2026, 10, 25, 14, 5)).replace('\u202f', ' ')).toBe('2:05 PM');
    const formatted = (moment: Date) => formatDateTime(moment, now).replace('\u202f', ' ');
    expect(formatted(new Date(2026, 10, 25, 0, 0))).toBe('today, 12:00 AM');
    expect(formatted(new Date(2026, 10, 24, 23, 59))).toBe('24 Nov, 11:59 PM');
    expect(formatted(new Date(2025, 10, 25, 14, 5))).toBe('25 Nov 2025, 2:05 PM');
  });
});
