import type { Kysely, Transaction } from 'kysely';
import type { Site } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';
import { newToken } from './token.ts';

/** A new session with its first token. What token the caller may have come with plays no part in it. */
export async function openSession(
  db: Kysely<Database>,
  { id, userId, site, now }: { id: string; userId: string; site: Site; now: Date },
): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    await tx.insertInto('sessions').values({ id, user_id: userId, created_at: now }).execute();
    return await addToken(tx, { sessionId: id, site, now });
  });
}

/** One more token of a session. Only the caller of this ever sees it. */
export async function addToken(
  tx: Transaction<Database>,
  { sessionId, site, now }: { sessionId: string; site: Site; now: Date },
): Promise<string> {
  const { token, hash } = newToken();
  await tx
    .insertInto('session_tokens')
    .values({ hash, session_id: sessionId, site, created_at: now, last_used_at: now })
    .execute();
  return token;
}
