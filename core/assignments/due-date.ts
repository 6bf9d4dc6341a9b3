import { addDays, type Day } from '../day/day.ts';

/** Days from today to the default due date (ASG-024). */
const daysToWork = 7;

/** The date that the dialog offers first. */
export function firstDueDate(today: Day): Day {
  return addDays(today, daysToWork);
}

/** Today or later (Q71). */
export function isAllowedDueDate(date: Day, today: Day): boolean {
  return date >= today;
}
