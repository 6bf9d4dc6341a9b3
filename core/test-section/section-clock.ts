/** The longest that two readings of a page in view can lie apart, in milliseconds: what is longer was sleep. */
const longest = 2_000;

/** Time in view that is not in an entry yet. All in milliseconds of a clock that nobody can set. */
export type SectionClock = {
  /** The last reading while the page was in view; null while it is not. */
  last: number | null;
  running: number;
};

export type ClockReading = { now: number; visible: boolean };

export const stoppedClock: SectionClock = { last: null, running: 0 };

/** The next state after a reading. A clock that stands still, goes back or slept adds no more than it can have. */
export function readClock({ last, running }: SectionClock, { now, visible }: ClockReading): SectionClock {
  const since = last === null ? 0 : Math.min(longest, Math.max(0, now - last));
  return { last: visible ? now : null, running: running + since };
}

/** Whole seconds go into an entry; what is left stays for the next. */
export function takeSeconds(clock: SectionClock): { clock: SectionClock; seconds: number } {
  const seconds = Math.floor(clock.running / 1000);
  return { clock: { ...clock, running: clock.running - seconds * 1000 }, seconds };
}

/** "7:05", "75:00": minutes and seconds, however long. */
export function clockWords(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "25 minutes", "37 minutes 30 seconds". */
export function minuteWords(seconds: number): string {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} minutes${rest > 0 ? ` ${rest} seconds` : ''}`;
}
