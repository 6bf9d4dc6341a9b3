/** Ten days in seconds: the maximum on the wire. */
const maxSeconds = 864_000;

/** Seconds over all entries of a section. */
export function timeSpentOn(entries: readonly { timeSpent: number }[]): number {
  return Math.min(
    maxSeconds,
    entries.reduce((sum, { timeSpent }) => sum + timeSpent, 0),
  );
}

/** The official limit, multiplied by the extra time that was chosen at the start, in seconds (Q109). */
export function timeLimit({ minutes }: { minutes: number }, extraTime: number): number {
  return minutes * 60 * extraTime;
}

/** The time of one attempt: the factor that was chosen, and the seconds that a tutor granted (Q336), if any. */
export type AttemptTime = { extra_time: number; granted_seconds: number | null };

/** The limit of an attempt, in seconds: the longer of what was chosen and what was granted. */
export function attemptLimit(test: { minutes: number }, { extra_time, granted_seconds }: AttemptTime): number {
  return Math.max(timeLimit(test, extra_time), granted_seconds ?? 0);
}

/** A section that its clock ends, with its time. */
export type RunningSection = AttemptTime & { begun_at: Date };

/** Whole seconds that are left of a section at `now`, at least 0. */
export function secondsLeft(test: { minutes: number }, running: RunningSection, now: Date): number {
  const gone = (now.getTime() - running.begun_at.getTime()) / 1000;
  const limit = attemptLimit(test, running);
  return Math.ceil(Math.min(limit, Math.max(0, limit - gone)));
}

/**
 * Hours for which the entries of a section may arrive after its time is over; then the server hands it in. An entry
 * counts by when it was given.
 */
export const arrivalHours = 24;

/**
 * Whether a submitted section counts as timed: its clock ended it, or it took no more than its limit. In practice mode no
 * clock ends it (Q342).
 */
export function isTimed(
  test: { minutes: number; endsByClock: boolean },
  { practice, seconds, ...time }: AttemptTime & { practice: boolean; seconds: number },
): boolean {
  return (test.endsByClock && !practice) || seconds <= attemptLimit(test, time);
}

/** Seconds after the end of a section's time within which its hand-in is on time. */
const onTimeSeconds = 60;

/** Whether a section that its clock ends was handed in after that: without a network, or by the server. */
export function isHandedInOverdue(
  test: { minutes: number; endsByClock: boolean },
  { begun_at, submitted_at, ...time }: AttemptTime & { begun_at: Date | null; submitted_at: Date },
): boolean {
  if (!test.endsByClock || !begun_at) return false;
  return (submitted_at.getTime() - begun_at.getTime()) / 1000 > attemptLimit(test, time) + onTimeSeconds;
}
