import { callQuery } from '@fourfold/app-shell/call-query';
import type { OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import type { ProblemSet } from '@fourfold/core/contract/content';
import type { Progress } from '@fourfold/core/contract/practice';
import { type MasteryState, newMastery, totalCorrect } from '@fourfold/core/mastery/mastery';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { progressRequest } from '../../outbox/first/progress-requests.ts';
import { persistedContent } from '../../question/persisted-content.ts';
import { type SetsParent, setsCall, setsProgressCall } from '../../sequence-popup/first/popup-calls.ts';
import { usePracticeExtras } from './use-practice-extras.ts';

export type SiblingSets = {
  loading: boolean;
  list: readonly ProblemSet[];
  /** Returns the right answers in a row of a set, a full run once mastered; includes pending answers. */
  getRun(setId: string, pending: readonly OutboxDraft[]): number;
};

/**
 * The published problem sets of a parent and the run of each; without a parent, only the cached
 * progress of single sets. The page works without them: its main record reports errors.
 */
export function useSiblingSets(setsParent: SetsParent | null, account: string): SiblingSets {
  const client = useQueryClient();
  const extras = usePracticeExtras(false);
  const parent = setsParent ?? { subsubtopic_id: '' };
  const enabled = setsParent !== null;
  const sets = useQuery({ ...callQuery(setsCall(parent)), ...persistedContent, enabled });
  const progress = useQuery({
    ...callQuery(setsProgressCall(parent, account)),
    meta: { keep: true },
    enabled,
    throwOnError: false,
  });

  return {
    loading: sets.isLoading || progress.isLoading,
    list: sets.data?.data.filter((set) => set.isPublish) ?? [],
    getRun(setId, pending) {
      const reference = { reference_type: 'HomeProblemSetQuestions', reference_id: setId } as const;
      const stored =
        progress.data?.data.find((one) => one.reference_id === setId) ??
        client.getQueryData<Progress>([...progressRequest({ user_id: account, ...reference })]);
      // The reference type determines the type of the state.
      const server = stored ? { seq: stored.seq, state: stored.state as MasteryState } : { seq: 0, state: newMastery };
      const pendingAnswers = { reference, pending };
      return totalCorrect((extras?.setWithPending(server, pendingAnswers, { questions: [] }) ?? server).state);
    },
  };
}
