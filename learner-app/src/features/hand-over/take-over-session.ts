import { attempt } from '@fourfold/app-shell/attempt';
import { apiBase } from '@fourfold/app-shell/installation';
import { currentAccount, session } from '@fourfold/app-shell/session';
import { askForCode, takeOver } from '@fourfold/core/browser/lazy/take-over';
import type { Account } from '@fourfold/core/contract/session';
import { confirm } from '../../app/confirm.ts';
import { studioUrl } from '../../start/studio-url.ts';

/**
 * Takes over the session that a user brings from the studio; asks before it replaces another
 * account's session (Q101). The app starts afterwards.
 */
export async function takeOverSession(code: string): Promise<void> {
  if (code === '') return await askForCode(studioUrl());
  const newSession = await attempt(takeOver(apiBase, code));
  if (!newSession) return;
  const presentAccount = currentAccount();
  if (
    presentAccount &&
    presentAccount.id !== newSession.account.id &&
    !(await mayReplace(presentAccount, newSession.account))
  )
    return;
  session.setState(newSession);
}

function mayReplace(presentAccount: Account, newAccount: Account): Promise<boolean> {
  const text = `${presentAccount.email} is logged in here. Go on as ${newAccount.email}?`;
  return confirm('This site is open for another account.', text);
}
