import { type RawBuilder, sql } from 'kysely';

/** SQL condition on a progress row `p`: started, and not complete, mastered or reset. */
export const isUnfinished: RawBuilder<boolean> = sql<boolean>`(
  p.state ->> 'at' is distinct from 'complete' and p.state ->> 'at' is distinct from 'new'
  and not coalesce((p.state ->> 'mastered')::boolean, false) and p.state ->> 'answered' is distinct from '0')`;

/** SQL condition on a progress row `p`: a complete sequence or a mastered set. */
export const isFinished: RawBuilder<boolean> = sql<boolean>`(
  p.state ->> 'at' is not distinct from 'complete' or coalesce((p.state ->> 'mastered')::boolean, false))`;
