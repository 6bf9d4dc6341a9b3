import { loggedOut } from '@fourfold/core/browser/session-store';
import { during } from '../app/waiting.ts';
import { attempt } from './attempt.ts';
import { api, session } from './session.ts';

/** Ends the session on the server, on both sites; the learner's pages then close by themselves. */
export async function logOut(): Promise<boolean> {
  const done = await attempt(during(api('DELETE /sessions')));
  if (done) session.setState(loggedOut);
  return done !== false;
}
