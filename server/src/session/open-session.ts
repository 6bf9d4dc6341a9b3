import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Site } from '../call/handler.ts';
import type { Database } from '../database/schema.ts';
import { seeActive } from './see-active.ts';
import { newToken } from './token.ts';

type NewSession = {
  id: string;
  userId: string;
  site: Site;
  now: Date;
  device: string | null;
  /** Of a tutor's look at a student: the tutor's own session, and when the look ends. */
  look?: Required<Pick<Insertable<Database['sessions']>, 'parent_id' | 'tutor_id' | 'ends_at'>>;
};

/** A new session with its first token. What token the caller may have come with plays no part in it. */
export async function openSession(db: Kysely<Database>, session: NewSession): Promise<string> {
  return await db.transaction().execute(async (tx) => {
    const token = await addSession(tx, session);
    await seeActive(tx, session.userId, session.now);
    return token;
  });
}

/** Answers the session's first token, which is stored as its hash alone. */
export async function addSession(tx: Transaction<Database>, session: NewSession): Promise<string> {
  const { id, userId, site, now, device, look } = session;
  await tx
    .insertInto('sessions')
    .values({ id, user_id: userId, created_at: now, device, ...look })
    .execute();
  return await addToken(tx, { sessionId: id, site, now });
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
