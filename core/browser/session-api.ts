import type { CallFailed } from '../client/call-failed.ts';
import type { Api } from '../contract/types.ts';
import { reactionTo } from '../session/server-texts.ts';
import { type ApiPorts, createApi } from './api.ts';
import { isLoggedIn, loggedOut, type SessionStore } from './session-store.ts';

export type SessionPorts = Pick<ApiPorts, 'base' | 'begun'> & {
  session: SessionStore;
  /** Shows an error alert. */
  alert(message: string): void;
};

/** The API as the session calls it: carries its token, keeps a new one, and ends with it when the server says so. */
export function createSessionApi({ session, alert, ...ports }: SessionPorts): Api {
  const end = (failed: CallFailed, token: string | null) => {
    // The last word of a session that has been replaced in the meantime says nothing about the present one.
    if (token === null || token !== session.getState().token) return;
    if (reactionTo(failed.message) !== 'log-out') return;
    session.setState(loggedOut);
    alert(failed.message);
  };
  return createApi({
    ...ports,
    token: () => session.getState().token,
    onToken: (token) => session.setState({ token }),
    onFailure: end,
  });
}

/** At start-up: is the stored session still good, and is its account still the same? Answers false if nobody is logged in. */
export async function confirmAccount(session: SessionStore, api: Api): Promise<boolean> {
  const before = session.getState();
  if (!isLoggedIn(before)) return false;
  const account = await api('PUT /accounts/set_current_user');
  // Logged out or someone else meanwhile: the answer is about a session that is no more.
  if (session.getState().token === before.token) session.setState({ account });
  return isLoggedIn(session.getState());
}
