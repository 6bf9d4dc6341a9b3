import { ask } from '@fourfold/core/client/ask';
import type { ProblemSet, Question } from '@fourfold/core/contract/content';
import type { MasteryState } from '@fourfold/core/mastery/mastery';
import { setStanding, type Standing } from '@fourfold/core/practice/standing';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../data/query-client.ts';
import { queryOf } from '../../data/query-of.ts';
import { setProgressOf } from '../../outbox/progress-of.ts';
import { usePending } from '../../outbox/use-outbox.ts';
import { keptContent, progressQuery } from './queries.ts';
import type { SetParent, SetRoute } from './set-route.ts';
import { failed, type Loaded } from './use-sequence.ts';
import { useSets } from './use-sets.ts';

export type OpenSet = {
  set: ProblemSet;
  parent: SetParent;
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
  const parent = useQuery({ ...queryOf(route.parent), ...keptContent });
  const sets = useSets(route.subsubtopicId, account);
  const pending = usePending(account);

  // A set that was closed does not hold up its sequence, so the page itself says what that means.
  if (isNotFound(set.error) || isNotFound(questions.error)) return { at: 'gone' };
  const queries = [set, questions, progress, parent];
  const missing = queries.filter((query) => query.isError && query.data === undefined);
  if (missing.length > 0) return failed(missing);
  if (!set.data || !questions.data || !progress.data || !parent.data || !pending || sets.loading) {
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
      parent: parent.data,
      ...library,
      standing: setStanding(server, { reference, pending }, library),
      sets: sets.list,
      runOf: (id) => sets.runOf(id, pending),
    },
  };
}
