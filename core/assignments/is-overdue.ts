import type { Day } from '../day/day.ts';

/**
 * Whether an assignment is shown as overdue. What is due today is overdue too (Q69). `today` is the
 * current day in the browser's time zone.
 */
export function isOverdue(assignment_date: Day, today: Day): boolean {
  return assignment_date <= today;
}
