import { loggedOut } from '@fourfold/core/browser/session-store';
import { CallFailed } from '@fourfold/core/client/call-failed';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { confirm } from '../../app/confirm.tsx';
import { during } from '../../app/waiting.ts';
import { attempt } from '../attempt.ts';
import { api, currentAccount, session } from '../session.ts';
import { acting } from './acting.ts';

/**
 * Ends the session on the server, on both sites; the learner's pages then close by themselves. Asks first where
 * something was not sent, which stays on this device for its account.
 */
export async function logOut(): Promise<boolean> {
  const { token } = session.getState();
  if (!(await mayLogOut())) return false;
  // Somebody else's by now, in another tab: that one was not asked to end.
  if (token !== session.getState().token) return false;
  const done = await acting('logged-out', async () => {
    const gone = await attempt(during(api('DELETE /sessions').catch(hereAlone)));
    if (gone) session.setState(loggedOut);
    return gone;
  });
  return done !== false;
}

async function mayLogOut(): Promise<boolean> {
  const account = currentAccount();
  // A tutor's visit sends nothing, and its end leaves the student's answers alone.
  if (!account || account.tutor_login.status) return true;
  const part = await import('../../outbox/late/before-log-out.ts').catch(() => null);
  if (part) return part.mayLogOut(account);
  // What knows could not be fetched: there is no network, and nothing may have been sent.
  return confirm(
    'Some answers may not have been sent. Log out all the same?',
    `They stay on this device for ${account.email} and go when this account logs in here again.`,
  );
}

/** Without a network there is still a way out of this device: its token is forgotten, and so is who was here. */
function hereAlone(error: unknown): true {
  if (!(error instanceof CallFailed) || error.status !== undefined) throw error;
  showAlert('warning', 'Logged out on this device alone: the server could not be reached.');
  return true;
}
