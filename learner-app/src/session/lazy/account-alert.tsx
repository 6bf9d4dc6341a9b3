import { createApi } from '@fourfold/core/browser/api';
import { loggedOut } from '@fourfold/core/browser/session-store';
import { CallFailed } from '@fourfold/core/client/call-failed';
import {
  type AccountAlertButton,
  type AccountEvent,
  accountAlertButtons,
  accountAlertTexts,
  accountAlertTitle,
} from '@fourfold/core/session/events/account-events';
import { reactionTo } from '@fourfold/core/session/server-texts';
import { AccountDialog } from '@fourfold/ui-kit/account-dialog';
import { createRoot, type Root } from 'react-dom/client';
import { apiBase } from '../../start/installation.ts';
import { attempt } from '../attempt.ts';
import { changeSession } from '../change/change-session.ts';
import { replaceSession } from '../change/replace-session.ts';
import { currentAccount, session } from '../session.ts';

let root: Root | undefined;

/** Shows the dialog above every page; a later event replaces an earlier one. */
export function showAccountAlert(event: AccountEvent): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const buttons = accountAlertButtons(event, currentAccount());
  root.render(
    <AccountDialog
      key={event}
      title={accountAlertTitle}
      text={accountAlertTexts[event]}
      buttons={buttons.map((label) => ({ label, onPress: buttonActions[label] }))}
    />,
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
  if (error instanceof CallFailed && reactionTo(error.message) === 'log-out') return true;
  throw error;
}
