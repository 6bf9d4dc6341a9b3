import { type Day, dayAt } from '@fourfold/core/day/day';

/** The browser's own day: by it an assignment is overdue, and a due date is today or later (Q69, Q71). */
export function today(): Day {
  return dayAt(new Date());
}
