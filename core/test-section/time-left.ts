/** The end of a section that its clock ends, in milliseconds of the device's monotonic clock. */
export type SectionEnd = { endsAt: number };

/** How many seconds were left, and when: in milliseconds since 1970 by the device's calendar clock. */
export type TimeLeft = { secondsLeft: number; at: number };

/**
 * Returns the end of a section from what the server said since the page was loaded. From then on the device's monotonic
 * clock counts, so a change of the calendar clock has no effect. `now`: the monotonic clock, in milliseconds.
 */
export function sectionEnd(secondsLeft: number, now: number): SectionEnd {
  // Of a section that is over, the server does not say since when.
  return { endsAt: secondsLeft === 0 ? now - 1000 : now + secondsLeft * 1000 };
}

/**
 * The same for a page that was loaded without a network, from the last time that the device stored. Only the time for
 * which the page was closed is read from the calendar clock, and it is at least 0. So a calendar clock that was set
 * in that time gives or takes at most that time; the server does not hand a section in before its end.
 */
export function sectionEndAfter({ secondsLeft, at }: TimeLeft, { calendar, now }: { calendar: number; now: number }) {
  return { endsAt: sectionEnd(secondsLeft, now).endsAt - Math.max(0, calendar - at) };
}

/** Whole seconds that are left, at least 0. */
export function secondsUntil({ endsAt }: SectionEnd, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1000));
}

/** Whole seconds from the beginning of a section with this limit (seconds); greater than the limit after its end. */
export function secondsSince(limit: number, { endsAt }: SectionEnd, now: number): number {
  return Math.max(0, Math.floor(limit - (endsAt - now) / 1000));
}

/** Seconds that are left when the clock is shown although the student has hidden it. */
export const warningSeconds = 300;

/** Whether the warning is due: the time passed the limit between two readings. */
export function isWarningDue(before: number, left: number): boolean {
  return before > warningSeconds && left <= warningSeconds && left > 0;
}
