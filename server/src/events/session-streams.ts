import { sql } from 'kysely';
import type { Db } from '../database/db.ts';
import { lockSession, type SessionKey } from '../session/lock-session.ts';

/** Open streams per session. A browser needs one for each site; more evict the oldest. */
const maxStreamsPerSession = 20;

/** The payload of the notification that evicts a stream. */
export const streamName = (id: string) => `stream:${id}`;

/**
 * Registers a stream of the session and returns its id. The limit counts the streams of all processes: beyond it the
 * oldest are deleted, and their process is notified on the channel. Returns null if the session has ended.
 */
export async function registerStream(db: Db, session: SessionKey, channel: string): Promise<string | null> {
  const { userId, sessionId } = session;
  return await db.transaction().execute(async (tx) => {
    if (!(await lockSession(tx, session))) return null;
    await sql`
      with gone as (
        delete from session_streams where id in (
          select id from session_streams where user_id = ${userId} and session_id = ${sessionId}
           order by id desc offset ${maxStreamsPerSession - 1})
        returning id
      )
      select pg_notify(${channel}, ${streamName('')} || id) from gone
    `.execute(tx);
    const { id } = await tx
      .insertInto('session_streams')
      .values({ user_id: userId, session_id: sessionId })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/** Deletes ended streams. Skips rows that another process has locked, so that there is no deadlock. */
export async function deleteStreams(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    delete from session_streams where id in (
      select id from session_streams where id = any (${ids}::bigint[]) for update skip locked)
  `.execute(db);
}

/** Returns the ids of streams that were evicted while their notification was missed. */
export async function findEvictedStreams(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from unnest(${ids}::bigint[]) as mine (id) where not exists (
      select from session_streams where session_streams.id = mine.id)
  `.execute(db);
  return rows.map(({ id }) => id);
}
