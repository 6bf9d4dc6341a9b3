import { loggedOut } from '../accounts/texts.ts';
import type { Handler } from '../call/handler.ts';

/**
 * Ends the session on both sites: its tokens and the looks below it go with it. Out of a look a tutor is logged out
 * here altogether: the token of their own session, which this site put away for the look, goes too. The other site's
 * stays (Q101).
 */
export const logOut: Handler<'DELETE /sessions'> = async (_input, { db, session }) => {
  const { id, parentId, site } = session;
  await db.deleteFrom('sessions').where('id', '=', id).execute();
  if (parentId)
    await db.deleteFrom('session_tokens').where('session_id', '=', parentId).where('site', '=', site).execute();
  return { message: loggedOut };
};
