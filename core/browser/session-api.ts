import type { Api } from '../contract/types.ts';
import { reactionTo, sessionExpired } from '../session/server-texts.ts';
import { type ApiPorts, createApi } from './api.ts';
import { hold } from './hold.ts';
import { loggedOut, type SessionStore } from './session-store.ts';

export type SessionPorts = Pick<ApiPorts, 'base' | 'onDevice' | 'begun'> & {
  session: SessionStore;
  /** Shows an error alert. */
  alert(message: string): void;
};

/** The API as the session calls it: carries its token, keeps a new one, and ends with it when the server says so. */
export function createSessionApi({ session, alert, base, onDevice, begun }: SessionPorts): Api {
  return createApi({
    base,
    // A page that is held asks the server nothing, and nobody hears of what it had asked.
    begun: (key) => (hold.on ? never : begun?.(key)),
    token: () => session.getState().token,
    onToken: (token) => session.setState({ token }),
    ...(onDevice && { onDevice }),
    onFailure: ({ message }, token) => heed(message, token, session, alert),
  });
}

const never = new Promise<never>(() => {});

/** What the server's refusal of a call with this token asks of the session; most ask nothing. */
export function heed(
  message: string,
  token: string | null,
  session: SessionStore,
  alert: SessionPorts['alert'],
): unknown {
  const held = session.getState();
  const reaction = reactionTo(message);
  // The last word of a session that has been replaced in the meantime says nothing about the present one.
  if (!hold.on && token && token === held.token && reaction !== 'none') {
    hold.said = message;
    // A look at a student has a way back to the tutor: what listens behind the page takes it, or shows it.
    hold.on = reaction !== 'log-out' || (message === sessionExpired && held.account?.tutor_login.status === true);
    session.setState(hold.on ? {} : loggedOut);
    if (!hold.on) alert(message);
  }
  if (hold.on) return never;
}

/** At start-up: asks whether the stored session is still good, and takes over what its account is now. */
export async function confirmAccount(session: SessionStore, api: Api): Promise<void> {
  const { token } = session.getState();
  if (token === null) return;
  const account = await api('PUT /accounts/set_current_user');
  // Logged out or someone else meanwhile: the answer is about a session that is no more.
  if (session.getState().token === token) session.setState({ account });
}
