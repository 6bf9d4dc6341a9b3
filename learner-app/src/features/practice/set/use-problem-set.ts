import { ask } from '@fourfold/core/client/ask';
import type { Draft } from '@fourfold/core/client/outbox/outbox-entry';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import type { Standing } from '@fourfold/core/practice/standing/fold-pending';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryOf } from '../../../data/query-of.ts';
import { setProgressOf } from '../../../outbox/first/progress-of.ts';
import { usePendingBehind } from '../../../outbox/use-outbox.ts';
import { keptContent } from '../../../question/kept-content.ts';
import { type Loaded, useLoaded } from '../../../question/loaded.ts';
import { useSeen } from '../../../question/use-seen.ts';
import type { Listed } from '../beside/use-changes.ts';
import type { PlaceRecord } from '../branches.ts';
import { progressQuery } from '../queries.ts';
import { useBeside } from '../use-beside.ts';
import { useSets } from '../use-sets.ts';
import type { SetRoute } from './set-route.ts';

export type OpenSet = {
  set: ProblemSet;
  /** null if a link from an assignment opened the set without it. */
  parent: PlaceRecord | null;
  questions: readonly Question[];
  /** Counts the pending answers too. */
  standing: Standing<MasteryState>;
  /** The sets of the same parent. */
  sets: readonly ProblemSet[];
  runOf(setId: string): number;
  /** The set was closed since the page was loaded (Q128). */
  closed: boolean;
  /** Answers that the server has not confirmed. */
  pending: readonly Draft[];
  /** The pending answers cannot be counted yet. */
  waits: boolean;
  listed: Listed;
};

/** Loads everything that a problem set's page shows, with all requests at once. */
export function useProblemSet(route: SetRoute, account: string): Loaded<OpenSet> {
  const { setId, dashboard } = route;
  const set = useQuery({
    ...queryOf(ask('GET /problem_sets/{id}', { params: { id: setId } })),
    ...keptContent,
    meta: { main: true, keep: true },
  });
  const listed = useQuery({
    ...queryOf(ask('GET /problemset_questions', { query: { problem_set_id: setId } })),
    ...keptContent,
  });
  const progress = useQuery(progressQuery(setProgressOf({ user_id: account, reference_id: setId })));
  const parent = useQuery({ ...queryOf(route.parent), ...keptContent });
  const sets = useSets(route.sets, account);
  const pending = usePendingBehind(account);
  const questions = useSeen(listed.data?.data);
  // The reference type determines the type of the state.
  const state = progress.data?.state as MasteryState | undefined;
  const ready = useRef<OpenSet>(null);
  const beside = useBeside(Boolean(pending?.length));

  // A link from an assignment opens the set whatever has happened to its parent (Q26, Q292).
  const loaded = useLoaded([set, listed, progress, ...(dashboard ? [] : [parent])]);
  if (loaded.at !== 'come') return loaded;
  const placed = parent.data !== undefined || (dashboard && !parent.isLoading);
  if (!set.data || !state || !progress.data || !placed || !pending || sets.loading) return { at: 'loading' };
  const reference = { reference_type: 'HomeProblemSetQuestions', reference_id: setId } as const;
  const server = { seq: progress.data.seq, state };
  const standing = pending.length === 0 ? server : beside?.setStanding(server, { reference, pending }, { questions });
  if (!standing)
    return ready.current ? { at: 'ready', data: { ...ready.current, pending, waits: true } } : { at: 'loading' };
  const data = {
    set: set.data,
    parent: parent.data ?? null,
    questions,
    standing,
    sets: sets.list,
    runOf: (id: string) => sets.runOf(id, pending),
    closed: loaded.closed,
    listed,
    pending,
    waits: false,
  };
  ready.current = data;
  return { at: 'ready', data };
}
