import type { Progress } from '@fourfold/core/contract/practice';
import { newerProgress } from '@fourfold/core/practice/newer-progress';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import { queryOf } from '../data/query-of.ts';
import { sequenceProgressOf } from '../outbox/first/progress-of.ts';

/** Identifies one student's progress in one sequence. */
export type AboutSequence = Parameters<typeof sequenceProgressOf>[0];

/**
 * Query options, refetched each time the popup opens. A reply that is older than the cached record
 * does not replace it.
 */
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

/** Whether there is progress to reset: an answer since the start or the last reset. */
export function isBegun(progress: Progress | undefined): boolean {
  // The reference type determines the type of the state.
  return progress !== undefined && (progress.state as SequenceState).at !== 'new';
}
