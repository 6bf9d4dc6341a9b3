/** Ticks without a sign of the person after which the page asks "Are you still there?" (2§9). */
export const idleLimit = 240;

/** The time on one question, in ticks of one second (2§4). */
export type QuestionClock = {
  /** The half of the record that the ticks go to: up to Check, or behind it. */
  half: 'before' | 'after';
  before: number;
  after: number;
  /** Ticks since the last sign of the person. */
  idle: number;
  /** "Are you still there?" is open: everything stands still. */
  asks: boolean;
};

export type ClockEvent =
  /** One second has gone by, or as many as the machine slept: it cannot be told, and counts as one. */
  | { kind: 'tick'; visible: boolean; onQuestion: boolean }
  /** A key, a pointer, a scroll, or the page coming back into view (Q41). */
  | { kind: 'acted' }
  | { kind: 'checked' }
  /** The next question is on the screen. */
  | { kind: 'shown' }
  /** OK on "Are you still there?". */
  | { kind: 'stayed' };

export const startedClock: QuestionClock = { half: 'before', before: 0, after: 0, idle: 0, asks: false };

/** The next state. Total: an event that makes no sense in a state returns the same state. */
export function stepClock(clock: QuestionClock, event: ClockEvent): QuestionClock {
  switch (event.kind) {
    case 'tick': {
      // Nobody looks at a hidden page, and nobody is asked in it.
      if (clock.asks || !event.visible) return clock;
      const idle = clock.idle + 1;
      const counted = event.onQuestion ? { [clock.half]: clock[clock.half] + 1 } : null;
      return { ...clock, ...counted, idle, asks: idle >= idleLimit };
    }
    case 'acted':
      return clock.asks || clock.idle === 0 ? clock : { ...clock, idle: 0 };
    case 'checked':
      return clock.half === 'before' ? { ...clock, half: 'after' } : clock;
    case 'shown':
      return { ...startedClock, idle: clock.idle, asks: clock.asks };
    case 'stayed':
      return clock.asks ? { ...clock, idle: 0, asks: false } : clock;
    default:
      return event satisfies never;
  }
}
