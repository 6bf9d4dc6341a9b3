import { callQuery } from '@fourfold/app-shell/call-query';
import type { OutboxDraft } from '@fourfold/core/client/outbox/outbox-entry';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { isFullRun } from '@fourfold/core/mastery/run/full-run';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import type { ProgressSnapshot } from '@fourfold/core/practice/pending/fold-pending';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { sequenceProgressRequest } from '../../../outbox/first/progress-requests.ts';
import { usePendingAfterPaint } from '../../../outbox/use-pending-answers.ts';
import { persistedContent } from '../../../question/persisted-content.ts';
import { type LoadState, useLoadState } from '../../../question/use-load-state.ts';
import { useStableQuestions } from '../../../question/use-stable-questions.ts';
import type { QuestionsQuery } from '../extras/use-content-changes.ts';
import type { SequenceRecord } from '../first/sequence-calls.ts';
import { progressQuery } from '../progress-query.ts';
import { usePracticeExtras } from '../use-practice-extras.ts';
import { useSiblingSets } from '../use-sibling-sets.ts';
import type { SequenceRoute } from './sequence-route.ts';

export type Sequence = {
  record: SequenceRecord;
  questions: readonly Question[];
  sets: readonly ProblemSet[];
  /** Includes pending answers. */
  position: ProgressSnapshot<SequenceState>;
  getRun(setId: string): number;
  mastered(setId: string): boolean;
  /** The sequence was closed after the page was loaded. */
  closed: boolean;
  /** Answers that the server has not confirmed. */
  pending: readonly OutboxDraft[];
  /** The pending answers cannot be counted yet. */
  isCounting: boolean;
  questionsQuery: QuestionsQuery;
};

/** Loads everything that a sequence's page shows, with all requests at once. */
export function useSequence(route: SequenceRoute, account: string): LoadState<Sequence> {
  const reference = { reference_type: route.reference_type, reference_id: route.id };
  const record = useQuery({ ...callQuery(route.record), ...persistedContent, meta: { main: true, keep: true } });
  const questionsQuery = useQuery({ ...callQuery(route.questions), ...persistedContent, select: openQuestions });
  const progress = useQuery(progressQuery(sequenceProgressRequest({ user_id: account, ...reference })));
  const sets = useSiblingSets(route.sets, account);
  const pending = usePendingAfterPaint(account);
  const questions = useStableQuestions(questionsQuery.data?.data);
  // The reference type determines the type of the state.
  const state = progress.data?.state as SequenceState | undefined;
  const ready = useRef<Sequence>(null);
  const extras = usePracticeExtras(Boolean(pending?.length));

  const loaded = useLoadState([record, questionsQuery, progress]);
  if (loaded.kind !== 'come') return loaded;
  if (!record.data || !state || !progress.data || !pending || sets.loading) return { kind: 'loading' };

  const getRun = (setId: string) => sets.getRun(setId, pending);
  const mastered = (setId: string) => isFullRun(getRun(setId));
  const library = { questions, mastered };
  const server = { seq: progress.data.seq, state };
  const position = pending.length === 0 ? server : extras?.sequenceWithPending(server, { reference, pending }, library);
  if (!position)
    return ready.current
      ? { kind: 'ready', data: { ...ready.current, pending, isCounting: true } }
      : { kind: 'loading' };
  const { closed } = loaded;
  const data = {
    record: record.data,
    ...library,
    sets: sets.list,
    position,
    getRun,
    closed,
    questionsQuery,
    pending,
    isCounting: false,
  };
  ready.current = data;
  return { kind: 'ready', data };
}
