import { sql } from 'kysely';
import type { Site } from '../call/handler.ts';
import type { Tx } from '../database/db.ts';
import type { SessionKey } from './lock-session.ts';

/**
 * Ends sessions together with the impersonations that they opened, and notifies their streams. Returns the ids of the
 * sessions that it ended.
 */
export async function endSessions(db: Tx, keys: readonly SessionKey[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const users = keys.map(({ userId }) => userId);
  const ids = keys.map(({ sessionId }) => sessionId);
  const { rows } = await sql<{ id: string }>`select end_sessions(${users}::uuid[], ${ids}::uuid[]) as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Ends the impersonations that a tutor's session opened. The caller has locked that session. */
export async function endImpersonationsOf(tx: Tx, { userId, sessionId }: SessionKey): Promise<void> {
  const rows = await tx
    .selectFrom('sessions')
    .where('tutor_id', '=', userId)
    .where('parent_id', '=', sessionId)
    .select(['user_id as userId', 'id as sessionId'])
    .execute();
  await endSessions(tx, rows);
}

/** Ends the tokens that a session has on one site, and notifies its streams. The session itself stays open. */
export async function endTokens(db: Tx, { userId, sessionId, site }: SessionKey & { site: Site }): Promise<void> {
  await sql`select end_tokens(${userId}, ${sessionId}, ${site})`.execute(db);
}

/**
 * Notifies the streams of users whose name, email, roles, status or students changed, and of tutors who impersonate
 * them. Call it in the transaction of the change.
 */
export async function announceUsers(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await sql`select announce_users(${ids}::uuid[])`.execute(tx);
}
