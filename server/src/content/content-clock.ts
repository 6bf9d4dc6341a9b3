import { sql } from 'kysely';
import type { Db } from '../database/db.ts';

/** Microseconds since 1970 of the last change of content; it increases with every transaction that changes any. */
export type ContentClock = number;

/** The clock, and the roots that changed after an earlier value of it. */
export type ClockReading = { clock: ContentClock; changed: readonly { root_id: string; changed_at: ContentClock }[] };

/** The entry of `content_roots` for changes of which the roots are unknown (`announce_all_content`). */
export const anyRoot = '00000000-0000-0000-0000-000000000000';

/** Reads the clock. */
export async function readContentClock(db: Db): Promise<ContentClock> {
  return (await readChangedRoots(db, Number.POSITIVE_INFINITY)).clock;
}

/** Reads from one snapshot: every change up to the returned clock is visible in later reads. */
export async function readChangedRoots(db: Db, after: ContentClock): Promise<ClockReading> {
  const { rows } = await sql<ClockReading>`
    select changed_at::float8 as clock,
           (select coalesce(json_agg(json_build_object('root_id', r.root_id, 'changed_at', r.changed_at)), '[]')
              from content_roots r where r.changed_at > ${after}::float8) as changed
      from content_clock`.execute(db);
  const [reading] = rows;
  if (!reading) throw new Error('content_clock has no row');
  return reading;
}
