import { attempt } from '@fourfold/app-shell/attempt';
import { api, currentAccount, session } from '@fourfold/app-shell/session';
import { loggedOut } from '@fourfold/core/browser/session-store';
import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { blockDuring } from '../../app/blocking-calls.ts';
import { confirm } from '../../app/confirm.ts';
import { changeSession } from './change-session.ts';

/**
 * Ends the session on the server, for both sites. Asks for confirmation first if there are unsent
 * answers, which stay in the browser.
 */
export async function logOut(): Promise<boolean> {
  const { token } = session.getState();
  if (!(await confirmLogOut())) return false;
  // Another tab has changed the session meanwhile.
  if (token !== session.getState().token) return false;
  const done = await changeSession('logged-out', async () => {
    const hasEnded = await attempt(blockDuring(api('DELETE /sessions').catch(logOutOffline)));
    if (hasEnded) session.setState(loggedOut);
    return hasEnded;
  });
  return done !== false;
}

async function confirmLogOut(): Promise<boolean> {
  const account = currentAccount();
  // An impersonating tutor sends nothing; the student's unsent answers stay.
  if (!account || account.tutor_login.status) return true;
  const module = await import('../../outbox/lazy/confirm-log-out.ts').catch(() => null);
  if (module) return module.confirmLogOut(account);
  // The code could not be fetched: there is no network, and there may be unsent answers.
  return confirm(
    'Some answers may not have been sent. Log out all the same?',
    `They stay on this device for ${account.email} and go when this account logs in here again.`,
  );
}

/** Offline, log-out still removes the token and the account from this browser. */
function logOutOffline(error: unknown): true {
  if (!(error instanceof CallFailed) || error.status !== undefined) throw error;
  showAlert('warning', 'Logged out on this device alone: the server could not be reached.');
  return true;
}
