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

/** Whether a section that took this many seconds counts as timed. */
export function isWithinLimit(seconds: number, test: { minutes: number }, extraTime: number): boolean {
  return seconds <= timeLimit(test, extraTime);
}
