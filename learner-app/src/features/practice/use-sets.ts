import type { Draft } from '@fourfold/core/client/outbox/outbox-entry';
import type { ProblemSet } from '@fourfold/core/contract/content';
import type { Progress } from '@fourfold/core/contract/practice';
import { type MasteryState, newMastery, totalCorrect } from '@fourfold/core/mastery/mastery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { queryOf } from '../../data/query-of.ts';
import { progressOf } from '../../outbox/first/progress-of.ts';
import { keptContent } from '../../question/kept-content.ts';
import { type SetsParent, setsCall, setsProgressCall } from '../../sequence-popup/first/popup-calls.ts';
import { useBeside } from './use-beside.ts';

export type Sets = {
  loading: boolean;
  list: readonly ProblemSet[];
  /**
   * Returns the right answers in a row of a set, a full run once mastered; includes pending
   * answers.
   */
  runOf(setId: string, pending: readonly Draft[]): number;
};

/**
 * The published problem sets of a parent and the run of each; without a parent, only the cached
 * progress of single sets. The page works without them: its main record reports errors.
 */
export function useSets(place: SetsParent | null, account: string): Sets {
  const client = useQueryClient();
  const beside = useBeside(false);
  const parent = place ?? { subsubtopic_id: '' };
  const enabled = place !== null;
  const sets = useQuery({ ...queryOf(setsCall(parent)), ...keptContent, enabled });
  const progress = useQuery({
    ...queryOf(setsProgressCall(parent, account)),
    meta: { keep: true },
    enabled,
    throwOnError: false,
  });

  return {
    loading: sets.isLoading || progress.isLoading,
    list: sets.data?.data.filter((set) => set.isPublish) ?? [],
    runOf(setId, pending) {
      const reference = { reference_type: 'HomeProblemSetQuestions', reference_id: setId } as const;
      const stored =
        progress.data?.data.find((one) => one.reference_id === setId) ??
        client.getQueryData<Progress>([...progressOf({ user_id: account, ...reference })]);
      // The reference type determines the type of the state.
      const server = stored ? { seq: stored.seq, state: stored.state as MasteryState } : { seq: 0, state: newMastery };
      const about = { reference, pending };
      return totalCorrect((beside?.setStanding(server, about, { questions: [] }) ?? server).state);
    },
  };
}
