import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { limits } from '../limits/limits.ts';
import { findSession } from './find-session.ts';
import { lockSession } from './lock-session.ts';
import { addToken } from './open-session.ts';
import { hashToken, newToken } from './token.ts';

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
    const user_id = session.account.id;
    if (!(await lockSession(tx, { userId: user_id, sessionId: session.id }))) throw new Refusal('session_expired');
    await tx
      .insertInto('hand_over_codes')
      .values({ hash, user_id, session_id: session.id, expires_at, challenge })
      .execute();
  });
  return { code };
};

/**
 * Exchanges a hand-over code for a token of the same session on the calling site, in the browser
 * that requested the code.
 */
export const takeOver: Handler<'POST /sessions/take_over'> = async ({ body }, context) => {
  const { db } = context;
  const now = context.now();
  const token = await context.attempts.run([[limits.takeOverByAddress, context.address]], async () => {
    const newToken = await db.transaction().execute(async (tx) => {
      // The code is deleted as it is read, so it works once. An attempt with a wrong verifier uses
      // it up too.
      const code = await tx
        .deleteFrom('hand_over_codes')
        .where('hash', '=', hashToken(body.code))
        .returning(['user_id', 'session_id', 'expires_at', 'challenge'])
        .executeTakeFirst();
      if (!code || code.expires_at <= now || !code.challenge.equals(hashToken(body.verifier))) return null;
      return await addToken(tx, { userId: code.user_id, sessionId: code.session_id, site: context.site, now });
    });
    if (!newToken) throw new Refusal('code_used_up');
    return newToken;
  });
  const session = await findSession(db, { token, now, sessionDays: context.sessionDays });
  context.giveToken(token);
  return session.account;
};
