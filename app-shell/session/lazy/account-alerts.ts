import { listenToAccountEvents } from '@fourfold/core/browser/lazy/listen-to-account-events';
import { type AccountEvent, accountAlertTexts } from '@fourfold/core/session/events/account-events';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { apiBase } from '../../start/installation.ts';
import { session, storage } from '../session.ts';

type AccountAlertOptions = {
  /** Loads the dialog, with the first event; if that fails, the browser's alert shows the text. */
  loadDialog(): Promise<{ showAccountAlert(event: AccountEvent): void }>;
  /** Returns to the tutor's session when an impersonation ends. */
  returnToTutor(): Promise<void>;
};

/** Listens to account events from now on and shows them. */
export function listenToAccountAlerts({ loadDialog, returnToTutor }: AccountAlertOptions): void {
  listenToAccountEvents({
    base: apiBase,
    session,
    storage,
    async show(event) {
      const dialog = await loadDialog().catch(() => null);
      if (dialog) return dialog.showAccountAlert(event);
      alert(accountAlertTexts[event]);
      location.reload();
    },
    alert: (message) => showAlert('error', message),
    returnToTutor,
    reloadPage: () => location.assign('/'),
  });
}
