import type { Assignment } from '@fourfold/core/contract/assignments';
import { queryClient } from '../data/query-client.ts';
import { assignmentsCall } from './first/assignments-call.ts';

const key = [...assignmentsCall];

/** Applies a change to the cached assignments at once, then refetches them. */
export function changeListed(change: (listed: readonly Assignment[]) => Assignment[]): void {
  queryClient.setQueryData<{ data: Assignment[] }>(key, (listed) => listed && { data: change(listed.data) });
  askAnew();
}

export function askAnew(): void {
  queryClient.invalidateQueries({ queryKey: key });
}
