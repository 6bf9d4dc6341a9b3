import { codeUsedUp } from '../accounts/texts.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { limits } from '../limits/limits.ts';
import { findSession } from './find-session.ts';
import { addToken } from './open-session.ts';
import { hashOf } from './token.ts';

/** Trades a hand-over code for a token of the same session, for the site that asks, in the browser that asked for it. */
export const takeOver: Handler<'POST /sessions/take_over'> = async ({ body }, visit) => {
  const { db } = visit;
  const now = visit.now();
  const token = await visit.attempts.make([[limits.takeOverByAddress, visit.address]], async () => {
    const traded = await db.transaction().execute(async (tx) => {
      // Deleted as it is read: of two that come with the same code, one finds it gone, and so does whose browser it is
      // when another one came with it.
      const code = await tx
        .deleteFrom('hand_over_codes')
        .where('hash', '=', hashOf(body.code))
        .returning(['session_id', 'expires_at', 'challenge'])
        .executeTakeFirst();
      if (!code || code.expires_at <= now || !code.challenge.equals(hashOf(body.verifier))) return null;
      return await addToken(tx, { sessionId: code.session_id, site: visit.site, now });
    });
    if (!traded) throw new Refusal('gone', codeUsedUp);
    return traded;
  });
  const session = await findSession(db, { token, now, sessionDays: visit.sessionDays });
  visit.giveToken(token);
  return session.account;
};
