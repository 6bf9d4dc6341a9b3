import { ask } from '@fourfold/core/client/ask';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import type { Standing } from '@fourfold/core/practice/fold-pending';
import { setStanding } from '@fourfold/core/practice/set-standing';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../data/query-client.ts';
import { queryOf } from '../../data/query-of.ts';
import { setProgressOf } from '../../outbox/progress-of.ts';
import { usePending } from '../../outbox/use-outbox.ts';
import { type Loaded, useLoaded } from './loaded.ts';
import { keptContent, progressQuery } from './queries.ts';
import type { SetParent, SetRoute } from './set-route.ts';
import { useSets } from './use-sets.ts';

export type OpenSet = {
  set: ProblemSet;
  /** Null where a link from an assignment leads past it. */
  parent: SetParent | null;
  questions: readonly Question[];
  /** Answers on their way counted. */
  standing: Standing<MasteryState>;
  /** The sets beside this one. */
  sets: readonly ProblemSet[];
  runOf(setId: string): number;
};

/** Everything that a problem set's page shows; all of it is asked for at once. */
export function useProblemSet(route: SetRoute, account: string): Loaded<OpenSet> | { at: 'gone' } {
  const { setId } = route;
  const set = useQuery({
    ...queryOf(ask('GET /problem_sets/{id}', { params: { id: setId } })),
    ...keptContent,
    meta: { main: true, keep: true },
    throwOnError: false,
  });
  const questions = useQuery({
    ...queryOf(ask('GET /problemset_questions', { query: { problem_set_id: setId } })),
    ...keptContent,
    throwOnError: false,
  });
  const progress = useQuery(progressQuery(setProgressOf({ user_id: account, reference_id: setId })));
  // A link from an assignment leads to the set whatever has become of the place it hangs in (2§5).
  const parent = useQuery({
    ...queryOf(route.parent),
    ...keptContent,
    ...(route.dashboard && { throwOnError: false }),
  });
  const sets = useSets(route.subsubtopicId, account);
  const pending = usePending(account);

  const loaded = useLoaded([set, questions, progress, ...(route.dashboard ? [] : [parent])]);
  // A set that was closed does not hold up its sequence, so the page itself says what that means.
  if (isNotFound(set.error) || isNotFound(questions.error)) return { at: 'gone' };
  if (loaded.at !== 'come') return loaded;
  const placed = parent.data !== undefined || (route.dashboard && !parent.isLoading);
  if (!set.data || !questions.data || !progress.data || !placed || !pending || sets.loading) {
    return { at: 'loading' };
  }
  const reference = { reference_type: 'HomeProblemSetQuestions', reference_id: setId } as const;
  // The reference's type says which machine wrote the state.
  const server = { seq: progress.data.seq, state: progress.data.state as MasteryState };
  const library = { questions: questions.data.data };
  return {
    at: 'ready',
    data: {
      set: set.data,
      parent: parent.data ?? null,
      ...library,
      standing: setStanding(server, { reference, pending }, library),
      sets: sets.list,
      runOf: (id) => sets.runOf(id, pending),
    },
  };
}
