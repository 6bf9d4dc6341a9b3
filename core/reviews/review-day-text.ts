import { type Day, daysBetween, weekdayOf } from '../day/day.ts';
import { formatDay } from '../day/format-day.ts';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** "today", "tomorrow" or "on Mon 30 Nov": when a question comes back. A day that has passed is today. */
export function reviewDayText(day: Day, today: Day): string {
  const ahead = daysBetween(today, day);
  if (ahead <= 0) return 'today';
  if (ahead === 1) return 'tomorrow';
  return `on ${weekdays[weekdayOf(day)]} ${formatDay(day, today)}`;
}
