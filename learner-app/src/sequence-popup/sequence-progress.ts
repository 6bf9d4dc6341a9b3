import type { Progress } from '@fourfold/core/contract/practice';
import { newerProgress } from '@fourfold/core/practice/newer-progress';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import { queryOf } from '../data/query-of.ts';
import { sequenceProgressOf } from '../outbox/first/progress-of.ts';

/** One student's own progress in one sequence. */
export type AboutSequence = Parameters<typeof sequenceProgressOf>[0];

/** Asked anew each time the popup opens; a reply that was overtaken by a save does not put it back. */
export function sequenceProgress(about: AboutSequence) {
  return {
    ...queryOf(sequenceProgressOf(about)),
    staleTime: 0,
    throwOnError: false,
    meta: { keep: true },
    structuralSharing: (before: unknown, now: unknown) =>
      newerProgress(before as Progress | undefined, now as Progress),
  };
}

/** Whether there is any progress to clear: an answer since the start, or since the last time it was cleared. */
export function isBegun(progress: Progress | undefined): boolean {
  // The reference's type says which machine wrote the state.
  return progress !== undefined && (progress.state as SequenceState).at !== 'new';
}
