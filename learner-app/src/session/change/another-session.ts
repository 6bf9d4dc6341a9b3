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
 * Puts another session in this one's place and answers its account; false after a failure that was shown. `leave` goes
 * to that session's page in the same moment: the gates of this one may not admit it.
 */
export function goOnAs(event: AccountEvent, change: Change, leave = () => {}): Promise<Account | false> {
  return acting(event, () => replaceBy(change, leave));
}

async function replaceBy(change: Change, leave: () => void): Promise<Account | false> {
  const { token } = session.getState();
  const other = await attempt(during(anotherSession(change, token)).catch((failed) => endedWith(failed, token)));
  // Somebody else by now, in another tab: that one did not ask for it.
  if (!other || session.getState().token !== token) return false;
  session.setState(other);
  leave();
  return other.account;
}

/**
 * The session that a call answers, whole. Nothing is kept before token and account are both here, so that no moment
 * knows one person's token and another's name.
 */
async function anotherSession(change: Change, own: string | null): Promise<Session & { account: Account }> {
  let token: string | null = null;
  const onToken = (fresh: string) => {
    token = fresh;
  };
  const account = await change(createApi({ base: apiBase, token: () => own, onToken }));
  if (token === null) throw new Error('a session came without a token');
  return { token, account };
}

/** A session that is no more is nobody's to stay in. */
function endedWith(failed: unknown, token: string | null): never {
  const isOver = failed instanceof CallFailed && reactionTo(failed.message) === 'log-out';
  if (isOver && session.getState().token === token) session.setState(loggedOut);
  throw failed;
}
