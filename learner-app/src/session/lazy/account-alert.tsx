import { showAccountDialog } from '@fourfold/app-shell/account-dialog';
import { attempt } from '@fourfold/app-shell/attempt';
import { apiBase } from '@fourfold/app-shell/installation';
import { currentAccount, session } from '@fourfold/app-shell/session';
import { createApi } from '@fourfold/core/browser/api';
import { loggedOut } from '@fourfold/core/browser/session-store';
import { CallFailed } from '@fourfold/core/client/call-failed';
import {
  type AccountAlertButton,
  type AccountEvent,
  accountAlertButtons,
} from '@fourfold/core/session/events/account-events';
import { reactionTo } from '@fourfold/core/session/server-texts';
import { changeSession } from '../change/change-session.ts';
import { replaceSession } from '../change/replace-session.ts';

export function showAccountAlert(event: AccountEvent): void {
  const buttons = accountAlertButtons(event, currentAccount());
  showAccountDialog(
    event,
    buttons.map((label) => ({ label, onPress: buttonActions[label] })),
  );
}

/**
 * The page is frozen until one of these actions: each leads to a reload or a change of the session, which reloads it.
 */
const buttonActions: Record<AccountAlertButton, () => Promise<void>> = {
  Reload: async () => location.reload(),
  Logout: logOut,
  async 'Back To Tutor'() {
    await replaceSession('back-to-tutor', (call) => call('PUT /sessions/login_back_to_tutor'));
  },
};

/** A failure is shown and the dialog stays; a session that has already ended is removed. */
async function logOut(): Promise<void> {
  await changeSession('logged-out', async () => {
    // The page's own client is frozen.
    const api = createApi({ base: apiBase, token: () => session.getState().token, onToken() {} });
    const hasEnded = await attempt(api('DELETE /sessions').catch(ignoreEnded));
    if (hasEnded) session.setState(loggedOut);
    return hasEnded;
  });
}

function ignoreEnded(error: unknown): true {
  if (error instanceof CallFailed && reactionTo(error.refusalCode) === 'log-out') return true;
  throw error;
}
