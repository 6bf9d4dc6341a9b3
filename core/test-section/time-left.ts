/** The end of a section that its clock ends, in milliseconds of the device's monotonic clock. */
export type SectionEnd = { endsAt: number };

type Received = {
  /** What the server said. */
  secondsLeft: number;
  /** Milliseconds since the reply arrived, at most those for which it was stored. */
  age: number;
  /** The monotonic clock now, in milliseconds. */
  now: number;
};

/**
 * Returns the end of a section from what the server said. From then on the device's monotonic clock counts, so a change
 * of the calendar clock has no effect. Only the age of a reply from before the page was loaded is read from the calendar
 * clock; it is at least 0.
 */
export function sectionEnd({ secondsLeft, age, now }: Received): SectionEnd {
  return { endsAt: now + secondsLeft * 1000 - Math.max(0, age) };
}

/** Whole seconds that are left, at least 0. */
export function secondsUntil({ endsAt }: SectionEnd, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Seconds that are left when the clock is shown although the student has hidden it. */
export const warningSeconds = 300;

/** Whether the warning is due: the time passed the limit between two readings. */
export function isWarningDue(before: number, left: number): boolean {
  return before > warningSeconds && left <= warningSeconds && left > 0;
}
