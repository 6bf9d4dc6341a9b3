import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { lockSession } from '../session/lock-session.ts';

/** Streams of one session; a browser needs one for each site, whatever opens more loses its oldest. */
const mostOfASession = 20;

/** By what a notification names a stream that has to give way. */
export const streamName = (id: string) => `stream:${id}`;

/**
 * Takes a place for a stream of the session, in all processes together: past the most the oldest give way, and the
 * process that has them is notified on the channel. Null for a session that has ended meanwhile.
 */
export async function takeStream(db: Kysely<Database>, sessionId: string, channel: string): Promise<string | null> {
  return await db.transaction().execute(async (tx) => {
    if (!(await lockSession(tx, sessionId))) return null;
    await sql`
      with gone as (
        delete from session_streams where id in (
          select id from session_streams where session_id = ${sessionId} order by id desc offset ${mostOfASession - 1})
        returning id
      )
      select pg_notify(${channel}, ${streamName('')} || id) from gone
    `.execute(tx);
    const { id } = await tx
      .insertInto('session_streams')
      .values({ session_id: sessionId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Deletes ended streams. Rows that another process has locked are left to it, so that there is no deadlock. */
export async function leaveStreams(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from session_streams where id in (
      select id from session_streams where id = any (${ids}::bigint[]) for update skip locked)
  `.execute(db);
}

/** Those of them that had to give way while nobody listened. */
export async function goneStreams(db: Kysely<Database>, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::bigint[]) as mine (id) where not exists (
      select from session_streams where session_streams.id = mine.id)
  `.execute(db);
  return rows.map(({ id }) => id);
}
