import type { Assignment } from '@fourfold/core/contract/assignments';
import { queryClient } from '../data/query-client.ts';
import { assignmentsCall } from './first/assignments-call.ts';

const assignmentsKey = [...assignmentsCall];

/** Applies a change to the cached assignments at once, then refetches them. */
export function updateCachedAssignments(change: (listed: readonly Assignment[]) => Assignment[]): void {
  queryClient.setQueryData<{ data: Assignment[] }>(assignmentsKey, (listed) => listed && { data: change(listed.data) });
  refetchAssignments();
}

export function refetchAssignments(): void {
  queryClient.invalidateQueries({ queryKey: assignmentsKey });
}
