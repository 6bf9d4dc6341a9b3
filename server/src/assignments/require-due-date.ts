import { isAllowedDueDate } from '@fourfold/core/assignments/due-date';
import { dayAt } from '@fourfold/core/day/day';
import type { Context } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';

/** Refuses a date before today in the caller's time zone (Q71). */
export function requireDueDate(date: string, { now, timeZone }: Pick<Context, 'now' | 'timeZone'>): void {
  if (isAllowedDueDate(date, dayAt(now(), timeZone))) return;
  throw new Refusal('unreadable_content', 'The due date must be today or later');
}
