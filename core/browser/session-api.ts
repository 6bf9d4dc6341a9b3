import type { Api } from '../contract/types.ts';
import { reactionTo, sessionExpired } from '../session/server-texts.ts';
import { type ApiPorts, createApi } from './api.ts';
import { hold } from './hold.ts';
import { isLoggedIn, loggedOut, type SessionStore } from './session-store.ts';

export type SessionPorts = Pick<ApiPorts, 'base' | 'begun'> & {
  session: SessionStore;
  /** Shows an error alert. */
  alert(message: string): void;
};

/** The API as the session calls it: carries its token, keeps a new one, and ends with it when the server says so. */
export function createSessionApi({ session, alert, ...ports }: SessionPorts): Api {
  const api = createApi({
    ...ports,
    token: () => session.getState().token,
    onToken: (token) => session.setState({ token }),
    onFailure: (failed, token) => heed(failed.message, token, session, alert),
  });
  return (async (...asked: Parameters<Api>) => {
    const leadsOut = asked[0].includes(' /sessions');
    if (hold.on && !leadsOut) return await never;
    return await api(...asked).catch((failed) => {
      // Nobody reads behind the dialog that says why.
      if (hold.on && !leadsOut) return never;
      throw failed;
    });
  }) as Api;
}

const never = new Promise<never>(() => {});

/** What the server's refusal of a call with this token asks of the session: most ask nothing. */
export function heed(message: string, token: string | null, session: SessionStore, alert: SessionPorts['alert']): void {
  const held = session.getState();
  const reaction = reactionTo(message);
  // The last word of a session that has been replaced in the meantime says nothing about the present one.
  if (hold.on || token === null || token !== held.token || reaction === 'none') return;
  hold.said = message;
  // A look at a student has a way back to the tutor: what listens behind the page takes it, or shows it.
  hold.on = reaction !== 'log-out' || (message === sessionExpired && held.account?.tutor_login.status === true);
  session.setState(hold.on ? {} : loggedOut);
  if (!hold.on) alert(message);
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
