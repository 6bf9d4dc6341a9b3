import { loggedOut } from '../accounts/account-messages.ts';
import type { Handler } from '../call/handler.ts';

/**
 * Ends the session on both sites, with its tokens and impersonations. During an impersonation it
 * also ends the tutor's own token on this site. The tutor's token on the other site stays (Q101).
 */
export const logOut: Handler<'DELETE /sessions'> = async (_input, { db, session }) => {
  const { id, parentId, site, account } = session;
  await db.deleteFrom('sessions').where('user_id', '=', account.id).where('id', '=', id).execute();
  const { tutor_id } = account.tutor_login;
  if (parentId && tutor_id)
    await db
      .deleteFrom('session_tokens')
      .where('user_id', '=', tutor_id)
      .where('session_id', '=', parentId)
      .where('site', '=', site)
      .execute();
  return { message: loggedOut };
};
