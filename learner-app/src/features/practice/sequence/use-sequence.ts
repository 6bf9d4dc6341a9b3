import type { Draft } from '@fourfold/core/client/outbox/outbox-entry';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import { isFullRun } from '@fourfold/core/mastery/run/full-run';
import { openQuestions } from '@fourfold/core/practice/open-questions';
import type { Standing } from '@fourfold/core/practice/standing/fold-pending';
import type { SequenceState } from '@fourfold/core/sequence/sequence';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryOf } from '../../../data/query-of.ts';
import { sequenceProgressOf } from '../../../outbox/first/progress-of.ts';
import { usePendingBehind } from '../../../outbox/use-outbox.ts';
import { keptContent } from '../../../question/kept-content.ts';
import { type Loaded, useLoaded } from '../../../question/loaded.ts';
import { useSeen } from '../../../question/use-seen.ts';
import type { Listed } from '../beside/use-changes.ts';
import type { SequenceRecord } from '../first/sequence-calls.ts';
import { progressQuery } from '../queries.ts';
import { useBeside } from '../use-beside.ts';
import { useSets } from '../use-sets.ts';
import type { SequenceRoute } from './sequence-route.ts';

export type Sequence = {
  record: SequenceRecord;
  questions: readonly Question[];
  sets: readonly ProblemSet[];
  /** Includes pending answers. */
  standing: Standing<SequenceState>;
  runOf(setId: string): number;
  mastered(setId: string): boolean;
  /** The sequence was closed after the page was loaded. */
  closed: boolean;
  /** Answers that the server has not confirmed. */
  pending: readonly Draft[];
  /** The pending answers cannot be counted yet. */
  waits: boolean;
  listed: Listed;
};

/** Loads everything that a sequence's page shows, with all requests at once. */
export function useSequence(route: SequenceRoute, account: string): Loaded<Sequence> {
  const reference = { reference_type: route.reference_type, reference_id: route.id };
  const record = useQuery({ ...queryOf(route.record), ...keptContent, meta: { main: true, keep: true } });
  const listed = useQuery({ ...queryOf(route.questions), ...keptContent, select: openQuestions });
  const progress = useQuery(progressQuery(sequenceProgressOf({ user_id: account, ...reference })));
  const sets = useSets(route.sets, account);
  const pending = usePendingBehind(account);
  const questions = useSeen(listed.data?.data);
  // The reference type determines the type of the state.
  const state = progress.data?.state as SequenceState | undefined;
  const ready = useRef<Sequence>(null);
  const beside = useBeside(Boolean(pending?.length));

  const loaded = useLoaded([record, listed, progress]);
  if (loaded.at !== 'come') return loaded;
  if (!record.data || !state || !progress.data || !pending || sets.loading) return { at: 'loading' };

  const runOf = (setId: string) => sets.runOf(setId, pending);
  const mastered = (setId: string) => isFullRun(runOf(setId));
  const library = { questions, mastered };
  const server = { seq: progress.data.seq, state };
  const standing = pending.length === 0 ? server : beside?.sequenceStanding(server, { reference, pending }, library);
  if (!standing)
    return ready.current ? { at: 'ready', data: { ...ready.current, pending, waits: true } } : { at: 'loading' };
  const { closed } = loaded;
  const data = {
    record: record.data,
    ...library,
    sets: sets.list,
    standing,
    runOf,
    closed,
    listed,
    pending,
    waits: false,
  };
  ready.current = data;
  return { at: 'ready', data };
}
