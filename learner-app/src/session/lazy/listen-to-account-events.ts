import { listenToAccountEvents } from '@fourfold/core/browser/lazy/listen-to-account-events';
import { type AccountEvent, accountAlertTexts } from '@fourfold/core/session/events/account-events';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { apiBase } from '../../start/installation.ts';
import { endImpersonation } from '../change/impersonation-ended.ts';
import { session, storage } from '../session.ts';

listenToAccountEvents({
  base: apiBase,
  session,
  storage,
  show: showEvent,
  alert: (message) => showAlert('error', message),
  returnToTutor: endImpersonation,
  reloadPage: () => location.assign('/'),
});

/** Loads the dialog with the first event; if that fails, the browser's alert shows the text. */
async function showEvent(event: AccountEvent): Promise<void> {
  const module = await import('./account-alert.tsx').catch(() => null);
  if (module) return module.showAccountAlert(event);
  alert(accountAlertTexts[event]);
  location.reload();
}
