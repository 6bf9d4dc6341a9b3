import { type Day, daysBetween } from '../day/day.ts';
import type { Thing } from './next-thing.ts';

export type DayBudget = {
  /** Null: the student named none. */
  minutesADay: number | null;
  /** Seconds practised today. */
  seconds: number;
  /** The student's median seconds for an answer; null before the first one. */
  usualSeconds: number | null;
};

export type PlannedThing<Subject> = { thing: Thing<Subject>; minutes: number };

/** Seconds for an answer of a student who has given none: the SAT gives 95 for a question in mathematics, 71 in reading. */
const assumedSeconds = 80;

/**
 * The things of this day, in their order. What is overdue, due today or comes back today is listed whole, also without a
 * number of minutes; the rest fills what is left of the minutes, and its last thing is cut to that.
 */
export function planOfDay<Subject>(things: readonly Thing<Subject>[], budget: DayBudget): PlannedThing<Subject>[] {
  let left = minutesLeft(budget) ?? 0;
  const planned: PlannedThing<Subject>[] = [];
  for (const thing of things) {
    const whole = minutesFor(thing.questions, budget.usualSeconds);
    const minutes = isOfToday(thing) ? whole : Math.min(left, whole);
    if (minutes === 0) break;
    planned.push({ thing, minutes });
    left = Math.max(0, left - minutes);
  }
  return planned;
}

/** Whether it has a day, and that day has come. */
function isOfToday({ kind }: Thing<unknown>): boolean {
  return kind === 'overdue' || kind === 'due' || kind === 'reviews';
}

/** Whole minutes of today that are not practised yet, at least 0; null without a number of minutes. */
export function minutesLeft({ minutesADay, seconds }: DayBudget): number | null {
  return minutesADay === null ? null : Math.max(0, minutesADay - Math.floor(seconds / 60));
}

/** At least one minute. */
export function minutesFor(questions: number, usualSeconds: number | null): number {
  return Math.max(1, Math.round((questions * (usualSeconds ?? assumedSeconds)) / 60));
}

/** Days until the test, 0 on its day; null without a date, and after it. */
export function daysLeft(today: Day, testDate: Day | null): number | null {
  if (testDate === null) return null;
  const days = daysBetween(today, testDate);
  return days < 0 ? null : days;
}
