import { isRecord } from '@fourfold/core/client/outbox/guards';
import type { TimeLeft } from '@fourfold/core/test-section/time-left';

const key = 'fourfold.test.clock';

/** Stores how many seconds are left of the section that is taken, for a page that is loaded without a network. */
export function storeClock(section: string, left: TimeLeft): void {
  try {
    localStorage.setItem(key, JSON.stringify({ v: 1, section, ...left }));
  } catch {
    // Without it the stored reply counts.
  }
}

/** The last stored time of a section; null without one. */
export function readClock(section: string): TimeLeft | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '');
    if (!isRecord(stored) || stored.v !== 1 || stored.section !== section) return null;
    const { secondsLeft, at } = stored;
    return typeof secondsLeft === 'number' && typeof at === 'number' ? { secondsLeft, at } : null;
  } catch {
    return null;
  }
}
