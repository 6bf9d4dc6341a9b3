import { type Day, dayAt } from './day.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** "18 Nov", with the year if it is not the current one. Every page formats days with it (Q253). */
export function dayWords(date: Day, today: Day): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const shown = `${Number(day)} ${months[Number(month) - 1]}`;
  return year === today.slice(0, 4) ? shown : `${shown} ${year}`;
}

/** "2:05 PM", in the local time zone. */
export function timeWords(moment: Date): string {
  return moment.toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' });
}

/**
 * "today, 2:05 PM" or "12 Nov, 2:05 PM", with the year if it is not the current one. Local time zone.
 */
export function momentWords(moment: Date, now: Date): string {
  const [day, today] = [dayAt(moment), dayAt(now)];
  return `${day === today ? 'today' : dayWords(day, today)}, ${timeWords(moment)}`;
}
