import { loggedOut } from '../accounts/texts.ts';
import type { Handler } from '../call/handler.ts';

/** Ends the session on both sites: its tokens and the sessions that were opened from it go with it. */
export const logOut: Handler<'DELETE /sessions'> = async (_input, { db, session }) => {
  await db.deleteFrom('sessions').where('id', '=', session.id).execute();
  return { message: loggedOut };
};
