import { type AccountEvent, accountAlertTexts, accountAlertTitle } from '@fourfold/core/session/events/account-events';
import { AccountDialog } from '@fourfold/ui-kit/account-dialog';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Lays the dialog over the page, whatever that shows; a later event takes the place of an earlier one. */
export function showAccountAlert(event: AccountEvent): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AccountDialog
      key={event}
      title={accountAlertTitle}
      text={accountAlertTexts[event]}
      buttons={[{ label: 'Reload', onPress: async () => location.reload() }]}
    />,
  );
}
