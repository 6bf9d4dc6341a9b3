import type { GrantedTime } from '../contract/granted-time.ts';
import { dayAt } from '../day/day.ts';
import { formatDay } from '../day/format-day.ts';
import { type GrantedTerms, grantedSeconds } from '../test-entries/granted-time.ts';
import { type AttemptTime, attemptLimit, timeLimit } from '../test-entries/section-time.ts';
import { formatMinutes } from './section-clock.ts';

/** The time of a section for its student: "35 minutes", or "53 minutes, 35 extended" if more was granted. */
export function limitText(test: { minutes: number }, time: AttemptTime): string {
  const limit = attemptLimit(test, time);
  const isExtended = limit > timeLimit(test, time.extra_time);
  return isExtended ? `${formatMinutes(limit)}, ${test.minutes} extended` : formatMinutes(limit);
}

/** Says that the time of a running section was extended, with what is left of it. */
export function extensionText(secondsLeft: number): string {
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  return `Your time was extended: ${minutes === 1 ? '1 minute' : `${minutes} minutes`} left.`;
}

/** The minutes of the section that shows what a factor means. */
const exampleMinutes = 35;

/** What is granted, as sentences: first the time, then the breaks. */
export function termsTexts(terms: GrantedTerms): string[] {
  const { time_factor, time_minutes, break_factor, break_minutes } = terms;
  const example = (grantedSeconds({ minutes: exampleMinutes }, terms) ?? 0) / 60;
  return [
    ...(time_factor === null
      ? []
      : [`${factorText(time_factor)} the time: ${example} minutes instead of ${exampleMinutes}.`]),
    ...(time_minutes === null ? [] : [`${minutesText(time_minutes)} more for each section.`]),
    ...(break_factor === null ? [] : [`Breaks ${factorText(break_factor).toLowerCase()} as long.`]),
    ...(break_minutes === null ? [] : [`${minutesText(break_minutes)} more break after each section.`]),
  ];
}

function factorText(factor: number): string {
  return factor === 2 ? 'Twice' : `${factor} times`;
}

function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

/** "Granted by Ada Hale on 27 Nov, until 3 Dec." */
export function grantedByText({ granted_by, granted_at, until, counts }: GrantedTime, now: Date): string {
  const today = dayAt(now);
  const by = granted_by ? ` by ${granted_by.username}` : '';
  const on = formatDay(dayAt(new Date(granted_at)), today);
  return `Granted${by} on ${on}, until ${formatDay(until, today)}${counts ? '' : ': it does not count any more'}.`;
}
