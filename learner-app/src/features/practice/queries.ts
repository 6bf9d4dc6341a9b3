import type { Progress } from '@fourfold/core/contract/practice';
import type { Asked } from '@fourfold/core/contract/types';
import { newerProgress } from '@fourfold/core/practice/newer-progress';
import { queryOf } from '../../data/query-of.ts';

/** Content that was begun: it changes seldom, and it must be there when the network is not. */
export const keptContent = { staleTime: 300_000, meta: { keep: true } };

/** A progress record; a reply that was overtaken by a save does not put it back. */
export function progressQuery(
  asked: Asked<'POST /user_progresses/get_user_progress' | 'POST /user_progresses/get_user_problemset_progress'>,
) {
  return {
    ...queryOf(asked),
    meta: { keep: true },
    structuralSharing: (before: unknown, now: unknown) =>
      newerProgress(before as Progress | undefined, now as Progress),
  };
}
