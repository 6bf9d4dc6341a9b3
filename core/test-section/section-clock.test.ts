import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClock, formatMinutes, readClock, stoppedClock, takeSeconds } from './section-clock.ts';

const run = (readings: readonly { now: number; visible: boolean }[]) => readings.reduce(readClock, stoppedClock);

describe('the clock of a section', () => {
  it('counts only while the page is in view', () => {
    const clock = run([
      { now: 0, visible: true },
      { now: 1000, visible: true },
      { now: 1500, visible: false },
      { now: 60_000, visible: false },
      { now: 61_000, visible: true },
      { now: 62_000, visible: true },
    ]);
    expect(clock.elapsed).toBe(2_500);
  });

  it('counts at most 2 seconds for sleep, and none for a clock that goes back or stops', () => {
    const slept = run([
      { now: 0, visible: true },
      { now: 3_600_000, visible: true },
    ]);
    expect(slept.elapsed).toBe(2_000);
    const back = run([
      { now: 5_000, visible: true },
      { now: 1_000, visible: true },
      { now: 1_000, visible: true },
    ]);
    expect(back.elapsed).toBe(0);
  });

  it('never counts more than the time that passed, and never less than 0', () => {
    const reading = fc.record({ now: fc.integer({ min: 0, max: 100_000 }), visible: fc.boolean() });
    fc.assert(
      fc.property(fc.array(reading), (readings) => {
        const ordered = [...readings].sort((one, other) => one.now - other.now);
        const first = ordered[0]?.now ?? 0;
        const last = ordered.at(-1)?.now ?? 0;
        expect(run(ordered).elapsed).toBeLessThanOrEqual(last - first);
        expect(run(readings).elapsed).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('returns whole seconds and keeps the rest, so that no time is lost between questions', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e6 }), (running) => {
        const { clock, seconds } = takeSeconds({ last: null, elapsed: running });
        expect(seconds * 1000 + clock.elapsed).toBe(running);
        expect(clock.elapsed).toBeLessThan(1000);
      }),
    );
  });

  it('is formatted in minutes and seconds, also above an hour', () => {
    expect([0, 9, 65, 3_600, 4_509].map(formatClock)).toEqual(['0:00', '0:09', '1:05', '60:00', '75:09']);
    expect([1_500, 2_250].map(formatMinutes)).toEqual(['25 minutes', '37 minutes 30 seconds']);
  });
});
