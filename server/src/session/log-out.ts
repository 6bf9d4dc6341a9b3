import { loggedOut } from '../accounts/account-messages.ts';
import type { Handler } from '../call/handler.ts';
import { endSessions, endTokens } from './end-sessions.ts';

/**
 * Ends the session on both sites, with its tokens and impersonations. During an impersonation it
 * also ends the tutor's own token on this site. The tutor's token on the other site stays (Q101).
 */
export const logOut: Handler<'DELETE /sessions'> = async (_input, { db, session }) => {
  const { id, parentId, site, account } = session;
  await endSessions(db, [{ userId: account.id, sessionId: id }]);
  const { tutor_id } = account.tutor_login;
  if (parentId && tutor_id) await endTokens(db, { userId: tutor_id, sessionId: parentId, site });
  return { message: loggedOut };
};
