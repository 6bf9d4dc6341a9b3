import { isAllowedDueDate } from '@fourfold/core/assignments/due-date';
import type { AssignmentTerms } from '@fourfold/core/contract/assignments';
import { dayAt } from '@fourfold/core/day/day';
import type { Context } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';

/** Refuses a date before today in the caller's time zone (Q71). */
export function requireDueDate(
  { assignment_date }: AssignmentTerms,
  { now, timeZone }: Pick<Context, 'now' | 'timeZone'>,
): void {
  if (isAllowedDueDate(assignment_date, dayAt(now(), timeZone))) return;
  throw new Refusal('due_date_past');
}
