import { callQuery } from '@fourfold/app-shell/call-query';
import type { ProblemSet } from '@fourfold/core/contract/content';
import { queryClient } from '../../../data/query-client.ts';
import { type SetLocation, setsRequest } from './set-locations.ts';

/** Every call whose reply lists problem sets. */
const listCalls = [
  'GET /problem_sets',
  'GET /sats/test_sats/{id}/problem_sets',
  'GET /acts/test_acts/{id}/problem_sets',
];

/** Updates the cached list of a location; the other lists are refetched when they are shown. */
export function showSets(
  setLocation: SetLocation,
  change: (sets: readonly ProblemSet[]) => readonly ProblemSet[],
): void {
  const { queryKey } = callQuery(setsRequest(setLocation));
  queryClient.setQueryData<{ data: ProblemSet[] }>(queryKey, (cached) => cached && { data: [...change(cached.data)] });
  const ownKey = JSON.stringify(queryKey);
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: key }) => listCalls.includes(String(key[0])) && JSON.stringify(key) !== ownKey,
    refetchType: 'none',
  });
}

/** Adds sets after the last one; a set that is listed already is replaced. */
export function addSets(setLocation: SetLocation, added: readonly ProblemSet[]): void {
  showSets(setLocation, (sets) => [...sets.filter(({ id }) => !added.some((one) => one.id === id)), ...added]);
}

/** Replaces a set by its new state. */
export function replaceSet(setLocation: SetLocation, set: ProblemSet): void {
  showSets(setLocation, (sets) => sets.map((one) => (one.id === set.id ? set : one)));
  queryClient.setQueryData(['GET /problem_sets/{id}', { params: { id: set.id } }], set);
}

export async function refetchSets(setLocation: SetLocation): Promise<void> {
  showSets(setLocation, (sets) => sets);
  await queryClient.invalidateQueries({ queryKey: callQuery(setsRequest(setLocation)).queryKey });
}
