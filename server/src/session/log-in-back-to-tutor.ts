import { writeAudit } from '../audit/write-audit.ts';
import type { Handler } from '../call/handler.ts';
import { Refusal } from '../call/refusal.ts';
import { endSessions, endTokens } from './end-sessions.ts';
import { findSession } from './find-session.ts';
import { lockSession } from './lock-session.ts';
import { addToken } from './open-session.ts';

/**
 * Ends the impersonation, also an expired one. Returns the tutor's account with a new token of the
 * tutor's session, and deletes this site's older tokens of it.
 */
export const logInBackToTutor: Handler<'PUT /sessions/login_back_to_tutor'> = async (_input, context) => {
  const { db, session, site } = context;
  const now = context.now();
  const { parentId } = session;
  const { tutor_id } = session.account.tutor_login;
  if (parentId === null || tutor_id === null) throw new Refusal('session_expired');
  const { token, account } = await db.transaction().execute(async (tx) => {
    const isOpen = await lockSession(tx, { userId: tutor_id, sessionId: parentId });
    const [impersonationId] = await endSessions(tx, [{ userId: session.account.id, sessionId: session.id }]);
    // The impersonation has ended already, or the tutor logged out. Of two concurrent calls only
    // one finds it.
    if (!isOpen || impersonationId === undefined) throw new Refusal('session_expired');
    await endTokens(tx, { userId: tutor_id, sessionId: parentId, site });
    await writeAudit(tx, session, { action: 'login_back_to_tutor', subject: 'session', subject_id: impersonationId });
    const token = await addToken(tx, { userId: tutor_id, sessionId: parentId, site, now });
    const { account } = await findSession(tx, { token, now, sessionDays: context.sessionDays });
    return { token, account };
  });
  context.giveToken(token);
  return account;
};
