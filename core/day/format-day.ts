import { type Day, dayAt } from './day.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "Nov", of a day or of a month as `2026-11`. */
export function monthWord(day: string): string {
  return months[Number(day.slice(5, 7)) - 1] ?? '';
}

/** "18 Nov", with the year where it is another one than today's. How every page writes a day (Q253). */
export function formatDay(date: Day, today: Day): string {
  const [year = ''] = date.split('-');
  const shown = dayAndMonthWords(date);
  return year === today.slice(0, 4) ? shown : `${shown} ${year}`;
}

/** "7 Nov". */
export function dayAndMonthWords(day: Day): string {
  return `${Number(day.slice(8))} ${monthWord(day)}`;
}

/** "2:05 PM", as the reader's own clock has it. */
export function formatTime(moment: Date): string {
  return moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/** "today, 2:05 PM" or "12 Nov, 2:05 PM", with the year if it is not the current one. Local time zone. */
export function formatDateTime(moment: Date, now: Date): string {
  const [day, today] = [dayAt(moment), dayAt(now)];
  return `${day === today ? 'today' : formatDay(day, today)}, ${formatTime(moment)}`;
}
