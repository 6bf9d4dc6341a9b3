import type { GivenEntry, KeptEntry } from './entry.ts';
import type { ArrivedEntry } from './read-entries.ts';

/**
 * Merges a received entry into the stored one (Q106). The higher `rev` wins; with the same `rev` the
 * later one. The other goes into the history. An entry that is already stored changes nothing, so that a
 * device that sends it again does not undo the change of another device.
 */
export function mergeEntry(kept: KeptEntry | null, { entry, timeSpent }: ArrivedEntry): KeptEntry {
  if (!kept) return { entry, timeSpent, replaced: [] };
  const seconds = Math.max(kept.timeSpent, timeSpent);
  const known = [kept.entry, ...kept.replaced].some((one) => isSame(one, entry));
  if (known) return { ...kept, timeSpent: seconds };
  const counts = entry.rev >= kept.entry.rev;
  return {
    entry: counts ? entry : kept.entry,
    timeSpent: seconds,
    replaced: withReplaced(kept.replaced, counts ? kept.entry : entry),
  };
}

/** Limits the history, so that a faulty client does not fill the disk. The lowest `rev` is dropped first. */
export const mostReplaced = 200;

function withReplaced(replaced: readonly GivenEntry[], entry: GivenEntry): GivenEntry[] {
  return [...replaced, entry].toSorted((a, b) => a.rev - b.rev).slice(-mostReplaced);
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
