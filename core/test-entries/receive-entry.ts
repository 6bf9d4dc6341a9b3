import type { ReceivedEntry } from '../wire/tests/read-entries.ts';
import { mergeEntry, mergeOverdueEntry, type StoredEntry } from './merge-entry.ts';
import { attemptLimit, type RunningSection, secondsLeft } from './section-time.ts';

/** A section that its clock ends, while it is taken: its official minutes, and when it was begun. */
export type Clock = { test: { minutes: number }; running: RunningSection };

/**
 * Merges an entry that arrives at `now` into the stored entry. An entry that was given after the section's time was over
 * goes into the history and does not count. Without a clock every entry counts.
 */
export function receiveEntry(
  stored: StoredEntry | null,
  received: ReceivedEntry,
  { clock, now }: { clock: Clock | null; now: Date },
): StoredEntry {
  const isOverdue = clock !== null && givenAfter(received, clock, now) > attemptLimit(clock.test, clock.running);
  return isOverdue ? mergeOverdueEntry(stored, received) : mergeEntry(stored, received);
}

/** Seconds from the beginning, as the device says; of a device that says nothing, until the entry arrived. */
function givenAfter({ entry }: ReceivedEntry, { running }: Clock, now: Date): number {
  return entry.givenAfter ?? (now.getTime() - running.begun_at.getTime()) / 1000;
}

/** Seconds by which a device may be ahead of the server when it hands a section in because its time is over. */
const toleranceSeconds = 5;

/**
 * Whether a section may be handed in because its time is over, by the server's clock. A device whose calendar clock was
 * wrong may think so too early: then the section goes on.
 */
export function isTimeOver({ test, running }: Clock, now: Date): boolean {
  return secondsLeft(test, running, now) <= toleranceSeconds;
}
