import { createApi } from '@fourfold/core/browser/api';
import { loggedOut, type Session } from '@fourfold/core/browser/session-store';
import { CallFailed } from '@fourfold/core/client/call-failed';
import type { Account } from '@fourfold/core/contract/session';
import type { Api } from '@fourfold/core/contract/types';
import type { AccountEvent } from '@fourfold/core/session/events/account-events';
import { reactionTo } from '@fourfold/core/session/server-texts';
import { during } from '../../app/waiting.ts';
import { apiBase } from '../../start/installation.ts';
import { attempt } from '../attempt.ts';
import { session } from '../session.ts';
import { acting } from './acting.ts';

type Change = (api: Api) => Promise<Account>;

/**
 * Replaces this session by another and returns its account; false after a failure that was shown.
 * `leave` navigates at once to a page of the new session, because the gates may not admit it to
 * this one.
 */
export function goOnAs(event: AccountEvent, change: Change, leave = () => {}): Promise<Account | false> {
  return acting(event, () => replaceBy(change, leave));
}

async function replaceBy(change: Change, leave: () => void): Promise<Account | false> {
  const { token } = session.getState();
  const other = await attempt(during(anotherSession(change, token)).catch((failed) => endedWith(failed, token)));
  // Another tab has changed the session meanwhile.
  if (!other || session.getState().token !== token) return false;
  session.setState(other);
  leave();
  return other.account;
}

/**
 * Returns the token and account that a call responds with. The store is changed only when both are
 * here, so that one account's token is never combined with another's name.
 */
async function anotherSession(change: Change, own: string | null): Promise<Session & { account: Account }> {
  let token: string | null = null;
  const onToken = (fresh: string) => {
    token = fresh;
  };
  const account = await change(createApi({ base: apiBase, token: () => own, onToken }));
  if (token === null) throw new Error('the response has no session token');
  return { token, account };
}

/** Logs out if the server says that the session has ended. */
function endedWith(failed: unknown, token: string | null): never {
  const isOver = failed instanceof CallFailed && reactionTo(failed.message) === 'log-out';
  if (isOver && session.getState().token === token) session.setState(loggedOut);
  throw failed;
}
