import { callQuery } from '@fourfold/app-shell/call-query';
import type { Progress } from '@fourfold/core/contract/practice';
import type { ApiQuery } from '@fourfold/core/contract/types';
import { newerProgress } from '@fourfold/core/practice/newer-progress';

/** Query options of a progress record. A reply that is older than the cached record does not replace it. */
export function progressQuery(
  request: ApiQuery<'POST /user_progresses/get_user_progress' | 'POST /user_progresses/get_user_problemset_progress'>,
) {
  return {
    ...callQuery(request),
    meta: { keep: true },
    throwOnError: false,
    structuralSharing: (before: unknown, now: unknown) =>
      newerProgress(before as Progress | undefined, now as Progress),
  };
}
