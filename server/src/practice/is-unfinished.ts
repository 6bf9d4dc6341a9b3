import { type RawBuilder, sql } from 'kysely';

/** The progress `p` was begun and is not finished: not complete, not mastered, not reset since. */
export const isUnfinished: RawBuilder<boolean> = sql<boolean>`(
  p.state ->> 'at' is distinct from 'complete' and p.state ->> 'at' is distinct from 'new'
  and not coalesce((p.state ->> 'mastered')::boolean, false) and p.state ->> 'answered' is distinct from '0')`;

/** The progress `p` is that of a complete sequence or of a set that was mastered. */
export const isFinished: RawBuilder<boolean> = sql<boolean>`(
  p.state ->> 'at' is not distinct from 'complete' or coalesce((p.state ->> 'mastered')::boolean, false))`;
