import { codeUsedUp } from '../accounts/texts.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { limits } from '../limits/limits.ts';
import { forgiveAttempt, reserveAttempt } from '../limits/reserve-attempt.ts';
import { findSession } from './find-session.ts';
import { addToken } from './open-session.ts';
import { hashOf } from './token.ts';

/** Trades a hand-over code for a token of the same session, for the site that asks. */
export const takeOver: Handler<'POST /sessions/take_over'> = async ({ body }, visit) => {
  const { db } = visit;
  const now = visit.now();
  const attempt = await reserveAttempt(db, now, [[limits.takeOverByAddress, visit.address]]);
  const token = await db.transaction().execute(async (tx) => {
    // Deleted as it is read: of two that come with the same code, one finds it gone.
    const code = await tx
      .deleteFrom('hand_over_codes')
      .where('hash', '=', hashOf(body.code))
      .returning(['session_id', 'expires_at'])
      .executeTakeFirst();
    if (!code || code.expires_at <= now) return null;
    return await addToken(tx, { sessionId: code.session_id, site: visit.site, now });
  });
  if (!token) throw new Refusal('gone', codeUsedUp);
  await forgiveAttempt(db, attempt);
  const session = await findSession(db, { token, now, sessionDays: visit.sessionDays });
  visit.giveToken(token);
  return session.account;
};
