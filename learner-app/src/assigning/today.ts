import { type Day, dayAt } from '@fourfold/core/day/day';

/**
 * The current date in the browser's time zone. It decides whether an assignment is overdue and
 * which due dates are allowed (Q69, Q71).
 */
export function today(): Day {
  return dayAt(new Date());
}
