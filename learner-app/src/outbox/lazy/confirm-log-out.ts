import { pendingEntries, unconfirmedEntries } from '@fourfold/core/client/outbox/outbox-view';
import type { Account } from '@fourfold/core/contract/session';
import { blockDuring } from '../../app/blocking-calls.ts';
import { confirm } from '../../app/confirm.ts';
import { answerCount } from './saved-state-texts.ts';
import { sender } from './sender.ts';

/** Milliseconds in which unsent answers may still be sent before the user is asked. */
const sendTimeoutMs = 2_500;

/**
 * Tries to send the unsent answers, and asks for confirmation if some remain. Returns false if the
 * user stays logged in.
 */
export async function confirmLogOut({ id, email }: Account): Promise<boolean> {
  await blockDuring(waitUntilSent(id, sendTimeoutMs));
  const unsentCount = unconfirmedEntries(sender.view(), id).length;
  if (unsentCount === 0) return true;
  const isOne = unsentCount === 1;
  const title = `${answerCount(unsentCount)} ${isOne ? 'has' : 'have'} not been sent. Log out all the same?`;
  const isOnDisk = !sender.view().unwritten.some(({ account_id }) => account_id === id);
  return confirm(
    title,
    isOnDisk
      ? `${isOne ? 'It stays' : 'They stay'} on this device for ${email} and ${isOne ? 'goes' : 'go'} when this account logs in here again.`
      : `This device could not save ${isOne ? 'it' : 'them'}: what is not sent before this page is closed is lost.`,
  );
}

/** Resolves when nothing of the account is pending, when sending fails, or after the timeout. */
function waitUntilSent(account: string, timeoutMs: number): Promise<void> {
  const { failures } = sender.view();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const check = () => {
      const view = sender.view();
      if (view.isLoaded && (pendingEntries(view, account).length === 0 || view.failures > failures)) done();
    };
    const timer = setTimeout(done, timeoutMs);
    const stop = sender.subscribe(check);
    sender.wake();
    check();
  });
}
