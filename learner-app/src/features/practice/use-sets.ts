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
  /** Right answers in a row of a set, a full run once it is mastered; answers on their way counted. */
  runOf(setId: string, pending: readonly Draft[]): number;
};

/**
 * The published problem sets of a place and the run in each; without one, only what is known of single sets.
 * A page can do without them: what the page itself is about says what is not there.
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
      // The reference's type says which machine wrote the state.
      const server = stored ? { seq: stored.seq, state: stored.state as MasteryState } : { seq: 0, state: newMastery };
      const about = { reference, pending };
      return totalCorrect((beside?.setStanding(server, about, { questions: [] }) ?? server).state);
    },
  };
}
