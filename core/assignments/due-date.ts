import { addDays, type Day } from '../day/day.ts';

/** Days from today to the date that is offered first (1§9). */
const daysToWork = 7;

/** The date that the dialog begins with. */
export function firstDueDate(today: Day): Day {
  return addDays(today, daysToWork);
}

/** Today or later (Q71). */
export function isAllowedDueDate(date: Day, today: Day): boolean {
  return date >= today;
}
