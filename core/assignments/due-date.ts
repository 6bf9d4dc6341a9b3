import { type Day, daysAfter } from './day.ts';

/** Days from today to the date that is offered first (1§9). */
const daysToWork = 7;

/** The date that the dialog begins with. */
export function firstDueDate(today: Day): Day {
  return daysAfter(today, daysToWork);
}

/** Today or later (Q71). */
export function isAllowedDueDate(date: Day, today: Day): boolean {
  return date >= today;
}

/** As people read it: MM/DD/YYYY (Q69). */
export function shownDate(date: Day): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${month}/${day}/${year}`;
}
