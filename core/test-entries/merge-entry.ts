import type { ReceivedEntry } from './read-entries.ts';
import type { GivenEntry, StoredEntry } from './test-entry.ts';

/**
 * Merges a received entry into the stored one (Q106). The higher `rev` wins; with the same `rev` the
 * later one. The other goes into the history. An entry that is already stored changes nothing, so that a
 * device that sends it again does not undo the change of another device.
 */
export function mergeEntry(stored: StoredEntry | null, { entry, timeSpent }: ReceivedEntry): StoredEntry {
  if (!stored) return { entry, timeSpent, replaced: [] };
  const seconds = Math.max(stored.timeSpent, timeSpent);
  const isKnown = [stored.entry, ...stored.replaced].some((one) => isSame(one, entry));
  if (isKnown) return { ...stored, timeSpent: seconds };
  const isWinner = entry.rev >= stored.entry.rev;
  return {
    entry: isWinner ? entry : stored.entry,
    timeSpent: seconds,
    replaced: withReplaced(stored.replaced, isWinner ? stored.entry : entry),
  };
}

/** Limits the history, so that a faulty client does not fill the disk. The lowest `rev` is dropped first. */
export const maxReplaced = 200;

function withReplaced(replaced: readonly GivenEntry[], entry: GivenEntry): GivenEntry[] {
  return [...replaced, entry].toSorted((a, b) => a.rev - b.rev).slice(-maxReplaced);
}

function isSame(a: GivenEntry, b: GivenEntry): boolean {
  return contentOf(a) === contentOf(b);
}

/** Serialises an entry with a fixed field order, because the database changes the order. */
function contentOf(entry: GivenEntry): string {
  return JSON.stringify([
    entry.questionId,
    entry.rev,
    entry.givenAnswerIds,
    entry.isFreeResponse,
    entry.freeResponseGivenAnswer,
    entry.markUncertain,
    entry.isComplete,
    entry.struckAnswerIds,
  ]);
}
