import { attempt } from '@fourfold/app-shell/attempt';
import { apiBase } from '@fourfold/app-shell/installation';
import { session } from '@fourfold/app-shell/session';
import { createApi } from '@fourfold/core/browser/api';
import { loggedOut, type Session } from '@fourfold/core/browser/session-store';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Account } from '@fourfold/core/contract/session';
import type { Api } from '@fourfold/core/contract/types';
import type { AccountEvent } from '@fourfold/core/session/events/account-events';
import { reactionTo } from '@fourfold/core/session/server-texts';
import { blockDuring } from '../../app/blocking-calls.ts';
import { changeSession } from './change-session.ts';

type SessionCall = (api: Api) => Promise<Account>;

/**
 * Replaces this session by another and returns its account; false after a failure that was shown. `leave` navigates at
 * once to a page of the new session, because the gates may not admit it to this one.
 */
export function replaceSession(event: AccountEvent, change: SessionCall, leave = () => {}): Promise<Account | false> {
  return changeSession(event, () => fetchAndReplace(change, leave));
}

async function fetchAndReplace(change: SessionCall, leave: () => void): Promise<Account | false> {
  const { token } = session.getState();
  const newSession = await attempt(
    blockDuring(fetchSession(change, token)).catch((error) => logOutIfEnded(error, token)),
  );
  // Another tab has changed the session meanwhile.
  if (!newSession || session.getState().token !== token) return false;
  session.setState(newSession);
  leave();
  return newSession.account;
}

/**
 * Returns the token and account that a call responds with. The store is changed only when both are
 * here, so that one account's token is never combined with another's name.
 */
async function fetchSession(change: SessionCall, currentToken: string | null): Promise<Session & { account: Account }> {
  let token: string | null = null;
  const onToken = (newToken: string) => {
    token = newToken;
  };
  const account = await change(createApi({ base: apiBase, token: () => currentToken, onToken }));
  if (token === null) throw new Error('the response has no session token');
  return { token, account };
}

/** Logs out if the server says that the session has ended. */
function logOutIfEnded(error: unknown, token: string | null): never {
  const isEnded = error instanceof CallFailed && reactionTo(error.refusalCode) === 'log-out';
  if (isEnded && session.getState().token === token) session.setState(loggedOut);
  throw error;
}
