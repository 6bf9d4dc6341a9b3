import { sessionExpired } from '@fourfold/core/session/server-texts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { lockSession } from './lock-session.ts';
import { newToken } from './token.ts';

const codeLifetimeSeconds = 30;

/**
 * Creates a code for the other site, bound to this session and to the browser that requested it. A
 * bearer token is never in a URL (Q101).
 */
export const handOver: Handler<'POST /sessions/hand_over'> = async ({ body }, { db, session, now }) => {
  const { token: code, hash } = newToken();
  const challenge = Buffer.from(body.challenge, 'base64url');
  const expires_at = new Date(now().getTime() + codeLifetimeSeconds * 1000);
  await db.transaction().execute(async (tx) => {
    // Another tab may have ended the session since it was read.
    if (!(await lockSession(tx, session.id))) throw new Refusal('session_expired', sessionExpired);
    await tx.insertInto('hand_over_codes').values({ hash, session_id: session.id, expires_at, challenge }).execute();
  });
  return { code };
};
