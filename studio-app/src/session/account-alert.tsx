import { type AccountEvent, accountAlertTexts, accountAlertTitle } from '@fourfold/core/session/events/account-events';
import { AccountDialog } from '@fourfold/ui-kit/account-dialog';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Shows the dialog over any page; a new event replaces the previous one. */
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
