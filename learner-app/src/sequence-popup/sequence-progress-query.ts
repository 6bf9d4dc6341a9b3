import { callQuery } from '@fourfold/app-shell/call-query';
import type { Progress } from '@fourfold/core/contract/practice';
import { newerProgress } from '@fourfold/core/practice/newer-progress';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import { sequenceProgressRequest } from '../outbox/first/progress-requests.ts';

/** Identifies one student's progress in one sequence. */
export type SequenceKey = Parameters<typeof sequenceProgressRequest>[0];

/**
 * Query options, refetched each time the popup opens. A reply that is older than the cached record does not replace it.
 */
export function sequenceProgressQuery(sequenceKey: SequenceKey) {
  return {
    ...callQuery(sequenceProgressRequest(sequenceKey)),
    staleTime: 0,
    throwOnError: false,
    meta: { keep: true },
    structuralSharing: (before: unknown, now: unknown) =>
      newerProgress(before as Progress | undefined, now as Progress),
  };
}

/** Whether there is progress to reset: an answer since the start or the last reset. */
export function hasBegun(progress: Progress | undefined): boolean {
  // The reference type determines the type of the state.
  return progress !== undefined && (progress.state as SequenceState).at !== 'new';
}
