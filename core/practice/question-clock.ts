/** Idle ticks after which the page asks "Are you still there?" (PRC-024). */
export const idleLimit = 240;

/** The time on one question, in ticks of one second (PRC-023). */
export type QuestionClock = {
  /** Which count a tick adds to: before Check, or after it. */
  half: 'before' | 'after';
  before: number;
  after: number;
  /** Ticks since the last activity. */
  idle: number;
  /** "Are you still there?" is open: the clock is stopped (Q41). */
  isAsking: boolean;
};

/** The events that drive the clock. */
export type ClockEvent =
  /**
   * One second has passed. A tick that was delayed by sleep counts as one second too, because the
   * length of the sleep is not known (Q123).
   */
  | { kind: 'tick'; visible: boolean; onQuestion: boolean }
  /** A key, a pointer, a scroll, or the page is visible again (Q41, Q123). */
  | { kind: 'acted' }
  | { kind: 'checked' }
  /** The next question is on the screen. */
  | { kind: 'shown' }
  /** OK on "Are you still there?". */
  | { kind: 'stayed' };

/** The clock when a question is first shown. */
export const startedClock: QuestionClock = { half: 'before', before: 0, after: 0, idle: 0, isAsking: false };

/** Returns the next state, or the same state for an event that does not apply to it. */
export function stepClock(clock: QuestionClock, event: ClockEvent): QuestionClock {
  switch (event.kind) {
    case 'tick': {
      // A hidden page counts nothing and does not ask (Q123).
      if (clock.isAsking || !event.visible) return clock;
      const idle = clock.idle + 1;
      const counted = event.onQuestion ? { [clock.half]: clock[clock.half] + 1 } : null;
      return { ...clock, ...counted, idle, isAsking: idle >= idleLimit };
    }
    case 'acted':
      return clock.isAsking || clock.idle === 0 ? clock : { ...clock, idle: 0 };
    case 'checked':
      return clock.half === 'before' ? { ...clock, half: 'after' } : clock;
    case 'shown':
      return { ...startedClock, idle: clock.idle, isAsking: clock.isAsking };
    case 'stayed':
      return clock.isAsking ? { ...clock, idle: 0, isAsking: false } : clock;
    default:
      return event satisfies never;
  }
}
