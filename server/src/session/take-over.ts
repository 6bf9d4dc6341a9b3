import { codeUsedUp } from '../accounts/texts.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { limits } from '../limits/limits.ts';
import { findSession } from './find-session.ts';
import { addToken } from './open-session.ts';
import { hashOf } from './token.ts';

/**
 * Exchanges a hand-over code for a token of the same session on the calling site, in the browser
 * that requested the code.
 */
export const takeOver: Handler<'POST /sessions/take_over'> = async ({ body }, visit) => {
  const { db } = visit;
  const now = visit.now();
  const token = await visit.attempts.make([[limits.takeOverByAddress, visit.address]], async () => {
    const traded = await db.transaction().execute(async (tx) => {
      // The code is deleted as it is read, so it works once. An attempt with a wrong verifier uses
      // it up too.
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
