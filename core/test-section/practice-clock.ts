/** What the clock of a section in practice mode shows (Q342), in seconds; at least one of them is 0. */
export type PracticeTime = { left: number; over: number };

/** The time that is left of a section with this limit after so many seconds in view, or by how much it is over. */
export function practiceTime(limit: number, seconds: number): PracticeTime {
  return { left: Math.max(0, limit - seconds), over: Math.max(0, seconds - limit) };
}

/** Whether the time ends between two readings. */
export function isEndPassed(before: number, now: PracticeTime): boolean {
  return before > 0 && now.left === 0;
}
