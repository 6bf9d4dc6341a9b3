import type { Student } from '@fourfold/core/contract/people';
import { dayAt } from '@fourfold/core/day/day';
import { dayWords } from '@fourfold/core/day/words';

type Glance = {
  /** Work done this week. */
  week: string;
  /** Overdue assignments and inactivity, as text; null if there is none. */
  overdue: string | null;
  quiet: string | null;
};

/** Milliseconds without an answer after which a student counts as inactive. */
const quietAfter = 7 * 86_400_000;

/**
 * Returns a summary of a student as text, for the tutor's table. `now` is in milliseconds since
 * 1970.
 */
export function glanceOf(student: Student, now: number): Glance {
  const { status, overdue, mastered_this_week, time_spent_this_week, last_active_at } = student;
  const done = [mastered_this_week > 0 && `${mastered_this_week} mastered`, durationWords(time_spent_this_week)];
  // An inactive account cannot log in, so nothing is overdue.
  const isAwaited = status === 'active';
  return {
    week: done.filter(Boolean).join(', ') || 'Nothing yet',
    overdue: isAwaited && overdue > 0 ? `${overdue} overdue` : null,
    quiet: isAwaited ? quietWords(last_active_at, now) : null,
  };
}

function quietWords(lastActive: string | null, now: number): string | null {
  if (lastActive === null) return 'Has not answered yet';
  const last = new Date(lastActive);
  if (now - last.getTime() < quietAfter) return null;
  return `Quiet since ${dayWords(dayAt(last), dayAt(new Date(now)))}`;
}

/** Formats seconds as hours and minutes; null for 0. */
function durationWords(seconds: number): string | null {
  if (seconds === 0) return null;
  // A started minute counts.
  const minutes = Math.max(1, Math.round(seconds / 60));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}
