import type { Progress } from '@fourfold/core/contract/practice';
import type { Asked } from '@fourfold/core/contract/types';
import { queryOf } from '../../data/query-of.ts';
import { newer } from '../../outbox/progress-of.ts';

/** Content that was begun: it changes seldom, and it must be there when the network is not. */
export const keptContent = { staleTime: 300_000, meta: { keep: true } };

/** A progress record; a reply that was overtaken by a save does not put it back. */
export function progressQuery(
  asked: Asked<'POST /user_progresses/get_user_progress' | 'POST /user_progresses/get_user_problemset_progress'>,
) {
  return {
    ...queryOf(asked),
    meta: { keep: true },
    structuralSharing: (before: unknown, now: unknown) => newer(before as Progress | undefined, now as Progress),
  };
}
