import { listenToAccountEvents } from '@fourfold/core/browser/late/account-events';
import { type AccountEvent, accountAlertTexts } from '@fourfold/core/session/events/account-events';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { apiBase } from '../../start/installation.ts';
import { lookEnded } from '../change/look-ended.ts';
import { session, storage } from '../session.ts';

listenToAccountEvents({
  base: apiBase,
  session,
  storage,
  show,
  alert: (message) => showAlert('error', message),
  goBack: lookEnded,
  startAnew: () => location.assign('/'),
});

/** Loads the dialog with the first event; if that fails, the browser's alert shows the text. */
async function show(event: AccountEvent): Promise<void> {
  const part = await import('./account-alert.tsx').catch(() => null);
  if (part) return part.showAccountAlert(event);
  alert(accountAlertTexts[event]);
  location.reload();
}
