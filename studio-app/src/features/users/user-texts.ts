import type { User } from '@fourfold/core/contract/users';
import { dayAt } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';

const dayMs = 86_400_000;
/** Days that a deleted account can be restored (Q110). */
const restoreDays = 30;

export function rolesText({ is_super_admin, is_tutor }: User): string {
  return [is_super_admin ? 'Super admin' : 'Admin', ...(is_tutor ? ['Tutor'] : [])].join(', ');
}

export function lastDayText(at: string | null, now: Date): string {
  return at === null ? 'Never' : formatDay(dayAt(new Date(at)), dayAt(now));
}

/** How long a deleted account can still be restored, in started days. */
export function daysLeft(deletedAt: string | null, now: number): string {
  const left =
    deletedAt === null ? restoreDays : Math.ceil((Date.parse(deletedAt) + restoreDays * dayMs - now) / dayMs);
  if (left <= 0) return 'Less than a day';
  return left === 1 ? '1 day' : `${left} days`;
}
