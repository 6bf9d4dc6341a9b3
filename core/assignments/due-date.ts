import { addDays, type Day } from '../day/day.ts';

/** Days from today to the default due date (ASG-024). */
const defaultDays = 7;

/** The date that the assignment dialog shows first. */
export function defaultDueDate(today: Day): Day {
  return addDays(today, defaultDays);
}

/** Whether a due date is today or later (Q71). */
export function isAllowedDueDate(date: Day, today: Day): boolean {
  return date >= today;
}
