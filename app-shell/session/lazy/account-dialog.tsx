import { type AccountEvent, accountAlertTexts, accountAlertTitle } from '@fourfold/core/session/events/account-events';
import { AccountDialog } from '@fourfold/ui-kit/account-dialog';
import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';

let root: Root | undefined;

/** Shows the dialog of an account event above every page; a later event replaces an earlier one. */
export function showAccountDialog(event: AccountEvent, buttons: ComponentProps<typeof AccountDialog>['buttons']): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(
    <AccountDialog key={event} title={accountAlertTitle} text={accountAlertTexts[event]} buttons={buttons} />,
  );
}
