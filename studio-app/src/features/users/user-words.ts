import type { User } from '@fourfold/core/contract/users';
import { dayAt } from '@fourfold/core/day/day';
import { dayWords } from '@fourfold/core/day/words';

const day = 86_400_000;
/** Days that a deleted account can be restored (Q110). */
const kept = 30;

export function rolesWords({ is_super_admin, is_tutor }: User): string {
  return [is_super_admin ? 'Super admin' : 'Admin', ...(is_tutor ? ['Tutor'] : [])].join(', ');
}

export function lastDayWords(at: string | null, now: Date): string {
  return at === null ? 'Never' : dayWords(dayAt(new Date(at)), dayAt(now));
}

/** How long a deleted account can still be restored, in started days. */
export function daysLeft(deletedAt: string | null, now: number): string {
  const left = deletedAt === null ? kept : Math.ceil((Date.parse(deletedAt) + kept * day - now) / day);
  if (left <= 0) return 'Less than a day';
  return left === 1 ? '1 day' : `${left} days`;
}
