import type { Call } from '@fourfold/core/contract/contract';
import { queryClient } from './query-client.ts';

/** The call whose replies the bin's lists are; their keys begin with it. */
export const binCall = 'GET /soft_delete/deleted_records' satisfies Call;

/**
 * Forgets what is known of the bin: one deletion or restore changes the lists of every kind that lies below, too (3§4).
 * A list that is shown is read anew from its beginning.
 */
export function forgetBin(): void {
  void queryClient.resetQueries({ queryKey: [binCall] });
}
