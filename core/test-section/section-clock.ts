/** Milliseconds. A longer gap between two readings of a visible page means that the device slept. */
const maxGapMs = 2_000;

/** Time in view that is not added to an entry yet. Milliseconds of a monotonic clock. */
export type SectionClock = {
  /** The last reading while the page was in view; null while it is not. */
  last: number | null;
  elapsed: number;
};

/** `now`: milliseconds of a monotonic clock; `visible`: whether the page is in view. */
export type ClockReading = { now: number; visible: boolean };

export const stoppedClock: SectionClock = { last: null, elapsed: 0 };

/** Returns the next state after a reading. Adds 0 if the clock went back, and at most 2 seconds after sleep. */
export function readClock({ last, elapsed }: SectionClock, { now, visible }: ClockReading): SectionClock {
  const gap = last === null ? 0 : Math.min(maxGapMs, Math.max(0, now - last));
  return { last: visible ? now : null, elapsed: elapsed + gap };
}

/** Takes the whole seconds for an entry; the rest of a second stays in the clock. */
export function takeSeconds(clock: SectionClock): { clock: SectionClock; seconds: number } {
  const seconds = Math.floor(clock.elapsed / 1000);
  return { clock: { ...clock, elapsed: clock.elapsed - seconds * 1000 }, seconds };
}

/** "7:05", "75:00": minutes and seconds, also above an hour. */
export function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** "25 minutes", "37 minutes 30 seconds". */
export function formatMinutes(seconds: number): string {
  const rest = seconds % 60;
  return `${Math.floor(seconds / 60)} minutes${rest > 0 ? ` ${rest} seconds` : ''}`;
}
