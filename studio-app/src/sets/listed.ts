import type { ProblemSet } from '@fourfold/core/contract/content';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';
import { type SetPlace, setsOf } from './set-places.ts';

/** Every call whose reply lists problem sets. */
const lists = ['GET /problem_sets', 'GET /sats/test_sats/{id}/problem_sets', 'GET /acts/test_acts/{id}/problem_sets'];

/** Updates the cached list of a location; the other lists are refetched when they are shown. */
export function showSets(place: SetPlace, change: (sets: readonly ProblemSet[]) => readonly ProblemSet[]): void {
  const { queryKey } = queryOf(setsOf(place));
  queryClient.setQueryData<{ data: ProblemSet[] }>(queryKey, (shown) => shown && { data: [...change(shown.data)] });
  const own = JSON.stringify(queryKey);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: key }) => lists.includes(String(key[0])) && JSON.stringify(key) !== own,
    refetchType: 'none',
  });
}

/** Adds sets after the last one; a set that is listed already is replaced. */
export function addSets(place: SetPlace, made: readonly ProblemSet[]): void {
  showSets(place, (sets) => [...sets.filter(({ id }) => !made.some((one) => one.id === id)), ...made]);
}

/** Replaces a set by its new state. */
export function replaceSet(place: SetPlace, set: ProblemSet): void {
  showSets(place, (sets) => sets.map((one) => (one.id === set.id ? set : one)));
  queryClient.setQueryData(['GET /problem_sets/{id}', { params: { id: set.id } }], set);
}

export async function readSetsAnew(place: SetPlace): Promise<void> {
  showSets(place, (sets) => sets);
  await queryClient.invalidateQueries({ queryKey: queryOf(setsOf(place)).queryKey });
}
