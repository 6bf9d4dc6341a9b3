import type { Call } from '@fourfold/core/contract/contract';
import { queryClient } from './query-client.ts';

/** The call behind the bin's lists; their query keys begin with it. */
export const binCall = 'GET /soft_delete/deleted_records' satisfies Call;

/**
 * Resets the bin's cached lists: a deletion or restore also changes the lists of the kinds below the record (ASA-011).
 * A list that is shown is refetched from its start.
 */
export function resetBinCache(): void {
  void queryClient.resetQueries({ queryKey: [binCall] });
}
