import type { GivenEntry, KeptEntry } from './entry.ts';
import type { ArrivedEntry } from './read-entries.ts';

/**
 * What is kept of a question once an entry has arrived (Q106): of two the one with the greater `rev` counts, of two
 * with the same `rev` the one that came later, and the other is kept in the history. An entry that came before is a
 * repetition and changes nothing, so that a device that sends again does not undo what another one did since.
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

/** More than anyone changes an answer; a client that runs wild does not fill the disk. The lowest `rev` go first. */
export const mostReplaced = 200;

function withReplaced(replaced: readonly GivenEntry[], entry: GivenEntry): GivenEntry[] {
  return [...replaced, entry].toSorted((a, b) => a.rev - b.rev).slice(-mostReplaced);
}

function isSame(a: GivenEntry, b: GivenEntry): boolean {
  return contentOf(a) === contentOf(b);
}

/** What an entry says, whatever the order of its fields: a database keeps its own. */
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
