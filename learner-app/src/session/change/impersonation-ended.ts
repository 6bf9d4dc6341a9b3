import { currentAccount } from '@fourfold/app-shell/session';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { backToTutor } from './back-to-tutor.ts';
import { navigateTo } from './session-navigation.ts';

let pendingEnd: Promise<void> | undefined;

/**
 * Returns to the tutor's session when the impersonation ends after two hours, and says so. Runs
 * once for concurrent calls.
 */
export function endImpersonation(): Promise<void> {
  pendingEnd ??= returnToTutor().finally(() => {
    pendingEnd = undefined;
  });
  return pendingEnd;
}

async function returnToTutor(): Promise<void> {
  const name = currentAccount()?.username;
  if (await backToTutor(navigateTo)) showAlert('warning', `Your look at ${name} ended after 2 hours.`);
}
