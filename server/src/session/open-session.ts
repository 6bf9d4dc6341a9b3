import type { Insertable, Transaction } from 'kysely';
import type { Site } from '../call/handler.ts';
import type { Db } from '../database/db.ts';
import type { Database } from '../database/schema.ts';
import type { SessionKey } from './lock-session.ts';
import { recordActivity } from './record-activity.ts';
import { newToken } from './token.ts';

type NewSession = {
  id: string;
  userId: string;
  site: Site;
  now: Date;
  device: string | null;
  /** Set for an impersonation: the tutor's session, the tutor, and when it ends. */
  impersonation?: Required<Pick<Insertable<Database['sessions']>, 'parent_id' | 'tutor_id' | 'ends_at'>>;
};

/** Opens a session and returns its first token. A token that the caller sent is not used. */
export async function openSession(db: Db, session: NewSession): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const token = await addSession(tx, session);
    await recordActivity(tx, session.userId, session.now);
    return token;
  });
}

/** Stores a session and returns its first token, of which only the hash is stored. */
export async function addSession(tx: Transaction<Database>, session: NewSession): Promise<string> {
  const { id, userId, site, now, device, impersonation } = session;
  await tx
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: now, device, ...impersonation })
    .execute();
  return await addToken(tx, { userId, sessionId: id, site, now });
}

/** Adds a token to a session and returns it. It is stored as a hash only. */
export async function addToken(
  tx: Transaction<Database>,
  { userId, sessionId, site, now }: SessionKey & { site: Site; now: Date },
): Promise<string> {
  const { token, hash } = newToken();
  await tx
    .insertInto('session_tokens')
    .values({ hash, user_id: userId, session_id: sessionId, site, created_at: now, last_used_at: now })
    .execute();
  return token;
}
