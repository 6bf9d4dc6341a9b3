import { listenToAccountEvents } from '@fourfold/core/browser/lazy/listen-to-account-events';
import { type AccountEvent, accountAlertTexts } from '@fourfold/core/session/events/account-events';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { apiBase } from './installation.ts';
import { session, storage } from './session.ts';

listenToAccountEvents({
  base: apiBase,
  session,
  storage,
  show: showEvent,
  alert: (message) => showAlert('error', message),
  // There is no impersonation of a student in the studio.
  returnToTutor: async () => {},
  reloadPage: () => location.assign('/'),
});

/** The dialog's code is loaded with the first event; if that fails, the browser's own alert is used. */
async function showEvent(event: AccountEvent): Promise<void> {
  const part = await import('./account-alert.tsx').catch(() => null);
  if (part) return part.showAccountAlert(event);
  alert(accountAlertTexts[event]);
  location.reload();
}
