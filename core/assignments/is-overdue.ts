import type { Day } from '../day/day.ts';

/** Due before the end of today, taken literally: what is due today is red too (Q69). `today` is the browser's day. */
export function isOverdue(assignment_date: Day, today: Day): boolean {
  return assignment_date <= today;
}
