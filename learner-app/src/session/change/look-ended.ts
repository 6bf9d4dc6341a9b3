import { showAlert } from '@fourfold/ui-kit/alerts';
import { currentAccount } from '../session.ts';
import { backToTutor } from './back-to-tutor.ts';
import { goTo } from './way.ts';

let ending: Promise<void> | undefined;

/**
 * Returns to the tutor's session when the impersonation ends after two hours, and says so. Runs
 * once for concurrent calls.
 */
export function lookEnded(): Promise<void> {
  ending ??= goBack().finally(() => {
    ending = undefined;
  });
  return ending;
}

async function goBack(): Promise<void> {
  const name = currentAccount()?.username;
  if (await backToTutor(goTo)) showAlert('warning', `Your look at ${name} ended after 2 hours.`);
}
