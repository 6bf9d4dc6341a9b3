import type { Failure } from '../client/call-failed.ts';
import type { Api } from '../contract/types.ts';
import { reactionTo } from '../session/server-texts.ts';
import { type ApiPorts, createApi } from './api.ts';
import { pageFreeze } from './page-freeze.ts';
import { loggedOut, type SessionStore } from './session-store.ts';

export type SessionPorts = Pick<ApiPorts, 'base' | 'onDevice' | 'pendingReply'> & {
  session: SessionStore;
  /** Shows an error alert. */
  alert(message: string): void;
};

/** The API client of a session: sends its token, stores a new one, and logs out when the server ends the session. */
export function createSessionApi({ session, alert, base, onDevice, pendingReply }: SessionPorts): Api {
  return createApi({
    base,
    // A frozen page makes no calls, and its pending calls never settle.
    pendingReply: (key) => (pageFreeze.isFrozen ? never : pendingReply?.(key)),
    token: () => session.getState().token,
    onToken: (token) => session.setState({ token }),
    ...(onDevice && { onDevice }),
    onFailure: (failed, token) => handleRefusal(failed, token, session, alert),
  });
}

const never = new Promise<never>(() => {});

/** Handles the server's refusal of a call with this token: ends the session or freezes the page if its code says so. */
export function handleRefusal(
  { message, refusalCode }: Pick<Failure, 'message' | 'refusalCode'>,
  token: string | null,
  session: SessionStore,
  alert: SessionPorts['alert'],
): unknown {
  const current = session.getState();
  const reaction = reactionTo(refusalCode);
  // A refusal of a session that has been replaced does not concern the current one.
  if (!pageFreeze.isFrozen && token && token === current.token && reaction !== 'none') {
    pageFreeze.lastRefusal = refusalCode;
    // An impersonation can return to the tutor: the listener of account events does that, or shows
    // the dialog.
    pageFreeze.isFrozen =
      reaction !== 'log-out' || (refusalCode === 'session_expired' && current.account?.tutor_login.status === true);
    session.setState(pageFreeze.isFrozen ? {} : loggedOut);
    if (!pageFreeze.isFrozen) alert(message);
  }
  if (pageFreeze.isFrozen) return never;
}

/** At start-up: checks that the stored session is still valid, and stores its current account. */
export async function confirmAccount(session: SessionStore, api: Api): Promise<void> {
  const { token } = session.getState();
  if (token === null) return;
  const account = await api('PUT /accounts/set_current_user');
  // The session has changed meanwhile: the reply is about the old one.
  if (session.getState().token === token) session.setState({ account });
}
