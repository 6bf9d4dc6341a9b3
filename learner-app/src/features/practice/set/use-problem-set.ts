import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import type { ProgressSnapshot } from '@fourfold/core/practice/pending/fold-pending';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { setProgressRequest } from '../../../outbox/first/progress-requests.ts';
import { usePendingAfterPaint } from '../../../outbox/use-pending-answers.ts';
import { persistedContent } from '../../../question/persisted-content.ts';
import { type LoadState, useLoadState } from '../../../question/use-load-state.ts';
import { useStableQuestions } from '../../../question/use-stable-questions.ts';
import type { ParentRecord } from '../content-branch.ts';
import type { QuestionsQuery } from '../extras/use-content-changes.ts';
import { progressQuery } from '../progress-query.ts';
import { usePracticeExtras } from '../use-practice-extras.ts';
import { useSiblingSets } from '../use-sibling-sets.ts';
import type { SetRoute } from './set-route.ts';

export type OpenSet = {
  set: ProblemSet;
  /** null if a link from an assignment opened the set without it. */
  parent: ParentRecord | null;
  questions: readonly Question[];
  /** Counts the pending answers too. */
  position: ProgressSnapshot<MasteryState>;
  /** The sets of the same parent. */
  sets: readonly ProblemSet[];
  getRun(setId: string): number;
  /** The set was closed since the page was loaded (Q128). */
  closed: boolean;
  /** Answers that the server has not confirmed. */
  pending: readonly OutboxDraft[];
  /** The pending answers cannot be counted yet. */
  isCounting: boolean;
  questionsQuery: QuestionsQuery;
};

/** Loads everything that a problem set's page shows, with all requests at once. */
export function useProblemSet(route: SetRoute, account: string): LoadState<OpenSet> {
  const { setId, dashboard } = route;
  const set = useQuery({
    ...callQuery(apiQuery('GET /problem_sets/{id}', { params: { id: setId } })),
    ...persistedContent,
    meta: { main: true, keep: true },
  });
  const questionsQuery = useQuery({
    ...callQuery(apiQuery('GET /problemset_questions', { query: { problem_set_id: setId } })),
    ...persistedContent,
  });
  const progress = useQuery(progressQuery(setProgressRequest({ user_id: account, reference_id: setId })));
  const parent = useQuery({ ...callQuery(route.parent), ...persistedContent });
  const sets = useSiblingSets(route.sets, account);
  const pending = usePendingAfterPaint(account);
  const questions = useStableQuestions(questionsQuery.data?.data);
  // The reference type determines the type of the state.
  const state = progress.data?.state as MasteryState | undefined;
  const ready = useRef<OpenSet>(null);
  const extras = usePracticeExtras(Boolean(pending?.length));

  // A link from an assignment opens the set whatever has happened to its parent (Q26, Q292).
  const loaded = useLoadState([set, questionsQuery, progress, ...(dashboard ? [] : [parent])]);
  if (loaded.kind !== 'come') return loaded;
  const isParentSettled = parent.data !== undefined || (dashboard && !parent.isLoading);
  if (!set.data || !state || !progress.data || !isParentSettled || !pending || sets.loading) return { kind: 'loading' };
  const reference = { reference_type: 'HomeProblemSetQuestions', reference_id: setId } as const;
  const server = { seq: progress.data.seq, state };
  const position =
    pending.length === 0 ? server : extras?.setWithPending(server, { reference, pending }, { questions });
  if (!position)
    return ready.current
      ? { kind: 'ready', data: { ...ready.current, pending, isCounting: true } }
      : { kind: 'loading' };
  const data = {
    set: set.data,
    parent: parent.data ?? null,
    questions,
    position,
    sets: sets.list,
    getRun: (id: string) => sets.getRun(id, pending),
    closed: loaded.closed,
    questionsQuery,
    pending,
    isCounting: false,
  };
  ready.current = data;
  return { kind: 'ready', data };
}
