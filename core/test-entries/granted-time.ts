import { type AttemptTime, attemptLimit, type RunningSection, timeLimit } from './section-time.ts';

/** Factors of a section's minutes that can be granted, and of a break's. */
export const timeFactors = [1.25, 1.5, 2] as const;
export const breakFactors = [1.5, 2] as const;
/** The most minutes that can be granted for each section, and for each break. */
export const maxGrantedMinutes = { time: 120, break: 60 } as const;

/** What is granted for breaks: a factor of each scheduled one, or minutes after each section, also without one. */
export type GrantedBreak = { factor: number | null; minutes: number | null };

/** The time granted to a student, for tests that a clock ends: a factor of each section's minutes, or minutes more. */
export type GrantedTerms = {
  time_factor: number | null;
  time_minutes: number | null;
  break_factor: number | null;
  break_minutes: number | null;
};

/** What is wrong with terms. */
export type TermsProblem = 'nothing_granted' | 'time_granted_twice' | 'break_granted_twice';

/** Returns the first problem of terms; null without one. */
export function termsProblem({
  time_factor,
  time_minutes,
  break_factor,
  break_minutes,
}: GrantedTerms): TermsProblem | null {
  if (time_factor !== null && time_minutes !== null) return 'time_granted_twice';
  if (break_factor !== null && break_minutes !== null) return 'break_granted_twice';
  return [time_factor, time_minutes, break_factor, break_minutes].every((term) => term === null)
    ? 'nothing_granted'
    : null;
}

/**
 * Seconds that are granted for a section with these official minutes, in whole minutes: 53 minutes are one and a half
 * times 35. Null if the terms are about breaks alone.
 */
export function grantedSeconds({ minutes }: { minutes: number }, terms: GrantedTerms): number | null {
  if (terms.time_factor !== null) return Math.ceil(minutes * terms.time_factor) * 60;
  return terms.time_minutes === null ? null : (minutes + terms.time_minutes) * 60;
}

/**
 * The granted seconds of a running section after its student was granted these terms at `now`. They never become fewer,
 * and nothing changes if the section's time is over.
 */
export function secondsAfterGrant(
  test: { minutes: number },
  running: RunningSection,
  { terms, now }: { terms: GrantedTerms; now: Date },
): number | null {
  const granted = grantedSeconds(test, terms);
  const isOver = now.getTime() >= running.begun_at.getTime() + attemptLimit(test, running) * 1000;
  return granted === null || isOver || granted <= attemptLimit(test, running) ? running.granted_seconds : granted;
}

/**
 * The time of a section that begins now: by the terms that are valid now, and not by what the student chose. A second
 * module has at least the time of the first one, whose minutes are the same. Without both, the time that was chosen.
 */
export function timeAtBeginning(
  test: { minutes: number },
  { terms, first, chosen }: { terms: GrantedTerms | null; first: AttemptTime | null; chosen: number },
): AttemptTime {
  const granted = terms && grantedSeconds(test, terms);
  const most = Math.max(granted ?? 0, first?.granted_seconds ?? 0);
  const extra_time = first?.extra_time ?? (granted === null ? chosen : 1);
  return { extra_time, granted_seconds: most > timeLimit(test, extra_time) ? most : null };
}

/**
 * The time of a section that begins now in practice mode (Q342): what the student chose, also if something is granted;
 * null: what is granted. A second module has the time of the first one.
 */
export function practiceTimeAtBeginning(
  test: { minutes: number },
  { terms, first, chosen }: { terms: GrantedTerms | null; first: AttemptTime | null; chosen: number | null },
): AttemptTime {
  if (first) return first;
  if (chosen !== null) return { extra_time: chosen, granted_seconds: null };
  return timeAtBeginning(test, { terms, first: null, chosen: 1 });
}

/**
 * Minutes of the break after a section with so many scheduled ones (0: none). Without a granted break it is as much
 * longer as the time that the student chose.
 */
export function breakMinutes(scheduled: number, granted: GrantedBreak | null, extraTime: number): number {
  if (granted?.minutes) return scheduled + granted.minutes;
  return scheduled * (granted?.factor ?? extraTime);
}

/** Whether a grant that counts until a day, inclusive, counts on this one. */
export function isGrantedOn(day: string, { until }: { until: string }): boolean {
  return day <= until;
}
