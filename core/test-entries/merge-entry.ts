import { type GivenEntry, isSameEntry, withoutAnnotations, withoutAnswer } from '../wire/tests/given-entry.ts';
import type { ReceivedEntry } from '../wire/tests/read-entries.ts';

/** What is stored for one question of an attempt. */
export type StoredEntry = {
  entry: GivenEntry;
  /** Seconds in view; only grows. */
  timeSpent: number;
  /** Entries that lost against `entry`, without annotations, sorted by `rev`, then by arrival. */
  replaced: readonly GivenEntry[];
};

/**
 * Merges a received entry into the stored one (Q106). The higher `rev` wins; with the same `rev` the
 * later one. The other goes into the history. An entry that is already stored changes nothing, so that a
 * device that sends it again does not undo the change of another device.
 */
export function mergeEntry(stored: StoredEntry | null, { entry, timeSpent }: ReceivedEntry): StoredEntry {
  if (!stored) return { entry, timeSpent, replaced: [] };
  const seconds = Math.max(stored.timeSpent, timeSpent);
  const isKnown = [stored.entry, ...stored.replaced].some((one) => isSameEntry(one, entry));
  if (isKnown) return { ...stored, timeSpent: seconds };
  const isWinner = entry.rev >= stored.entry.rev;
  return {
    entry: isWinner ? entry : stored.entry,
    timeSpent: seconds,
    replaced: withReplaced(stored.replaced, isWinner ? stored.entry : entry),
  };
}

/**
 * Merges an entry that was given after the section's time was over: it goes into the history and counts for nothing.
 * Of a question without an entry, the stored one is empty.
 */
export function mergeOverdueEntry(stored: StoredEntry | null, { entry }: ReceivedEntry): StoredEntry {
  const before = stored ?? { entry: withoutAnswer(entry), timeSpent: 0, replaced: [] };
  const isKnown = [before.entry, ...before.replaced].some((one) => isSameEntry(one, entry));
  return isKnown ? before : { ...before, replaced: withReplaced(before.replaced, entry) };
}

/** Limits the history, so that a faulty client does not fill the disk. The lowest `rev` is dropped first. */
export const maxReplaced = 200;

function withReplaced(replaced: readonly GivenEntry[], entry: GivenEntry): GivenEntry[] {
  return [...replaced, withoutAnnotations(entry)].toSorted((a, b) => a.rev - b.rev).slice(-maxReplaced);
}
