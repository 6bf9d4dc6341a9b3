import type { Assignment } from '@fourfold/core/contract/assignments';
import type { StartedWork } from '@fourfold/core/contract/practice';
import type { StudyPlan } from '@fourfold/core/contract/today';
import { addDays, type Day, dayAt } from '@fourfold/core/day/day';
import { editions } from '@fourfold/core/skills/editions';
import type { ThingKind } from '@fourfold/core/today/next-thing';
import { daysLeft } from '@fourfold/core/today/plan-of-day';

/** The label of the button that opens a thing. */
export const actionLabels: Readonly<Record<ThingKind, string>> = {
  overdue: 'Do it now',
  due: 'Do it now',
  reviews: 'Review',
  begun: 'Go on',
  weakest: 'Practise',
  assigned: 'Open',
  next: 'Begin',
};

type Spent = { plan: StudyPlan; day: Day; seconds: number };

/** "12 of 30 minutes · 23 days until the SAT"; undefined if nothing is planned or done. */
export function summaryText({ plan, day, seconds }: Spent): string | undefined {
  const minutes = Math.floor(seconds / 60);
  const spent =
    plan.minutes_a_day !== null
      ? `${minutes} of ${plan.minutes_a_day} minutes`
      : minutes > 0
        ? `${counted(minutes, 'minute')} today`
        : null;
  const left = daysLeft(day, plan.test_date);
  const test = plan.edition ? `the ${editions[plan.edition].title}` : 'the test';
  const until =
    left === null ? null : left === 0 ? `${capital(test)} is today` : `${counted(left, 'day')} until ${test}`;
  return [spent, until].filter((text) => text !== null).join(' · ') || undefined;
}

/** "1 overdue, 2 this week", of the current assignments. */
export function dueText(assignments: readonly Assignment[], day: Day): string {
  const current = assignments.filter(({ status, published }) => status === 'current' && published);
  const count = (isWanted: (due: Day) => boolean) =>
    current.filter(({ assignment_date }) => isWanted(assignment_date)).length;
  const parts = [
    [count((due) => due < day), 'overdue'],
    [count((due) => due === day), 'today'],
    [count((due) => due > day && due <= addDays(day, 7)), 'in the next 7 days'],
  ] as const;
  return parts.flatMap(([number, when]) => (number === 0 ? [] : [`${number} ${when}`])).join(', ') || 'Nothing';
}

export function reviewsText(count: number): string {
  return count === 0 ? 'Nothing' : counted(count, 'question');
}

/** Titles of what was mastered in the last seven days. */
export function masteredText(finished: readonly StartedWork[], day: Day): string {
  const since = addDays(day, -6);
  const titles = finished.flatMap(({ title, updated_at }) => (dayAt(new Date(updated_at)) >= since ? [title] : []));
  return titles.join(', ') || 'Nothing yet';
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
