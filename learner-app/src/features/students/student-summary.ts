import type { Student } from '@fourfold/core/contract/people';
import { dayAt } from '@fourfold/core/day/day';
import { formatDay } from '@fourfold/core/day/format-day';

type StudentSummary = {
  /** Work done this week. */
  weekText: string;
  /** Overdue assignments and inactivity, as text; null if there is none. */
  overdue: string | null;
  inactive: string | null;
};

/** Milliseconds without an answer after which a student counts as inactive. */
const inactiveAfter = 7 * 86_400_000;

/** Returns a summary of a student as text, for the tutor's table. `now` is in milliseconds since 1970. */
export function studentSummary(student: Student, now: number): StudentSummary {
  const { status, overdue, mastered_this_week, time_spent_this_week, last_active_at } = student;
  const done = [mastered_this_week > 0 && `${mastered_this_week} mastered`, durationText(time_spent_this_week)];
  // An inactive account cannot log in, so nothing is overdue.
  const isActive = status === 'active';
  return {
    weekText: done.filter(Boolean).join(', ') || 'Nothing yet',
    overdue: isActive && overdue > 0 ? `${overdue} overdue` : null,
    inactive: isActive ? inactiveText(last_active_at, now) : null,
  };
}

function inactiveText(lastActive: string | null, now: number): string | null {
  if (lastActive === null) return 'Has not answered yet';
  const last = new Date(lastActive);
  if (now - last.getTime() < inactiveAfter) return null;
  return `Quiet since ${formatDay(dayAt(last), dayAt(new Date(now)))}`;
}

/** Formats seconds as hours and minutes; null for 0. */
function durationText(seconds: number): string | null {
  if (seconds === 0) return null;
  // A started minute counts.
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
