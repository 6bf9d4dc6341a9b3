import { entriesOf, pendingOf } from '@fourfold/core/client/outbox/outbox-view';
import type { Account } from '@fourfold/core/contract/session';
import { confirm } from '../../app/confirm.tsx';
import { during } from '../../app/waiting.ts';
import { sender } from './sender.ts';
import { answers } from './sentences.ts';

/** Milliseconds in which unsent answers may still be sent before the user is asked. */
const moment = 2_500;

/**
 * Tries to send the unsent answers, and asks for confirmation if some remain. Returns false if the
 * user stays logged in.
 */
export async function mayLogOut({ id, email }: Account): Promise<boolean> {
  await during(sentOr(id, moment));
  const left = entriesOf(sender.view(), id).length;
  if (left === 0) return true;
  const isOne = left === 1;
  const title = `${answers(left)} ${isOne ? 'has' : 'have'} not been sent. Log out all the same?`;
  const isOnDisk = !sender.view().held.some(({ account_id }) => account_id === id);
  return confirm(
    title,
    isOnDisk
      ? `${isOne ? 'It stays' : 'They stay'} on this device for ${email} and ${isOne ? 'goes' : 'go'} when this account logs in here again.`
      : `This device could not save ${isOne ? 'it' : 'them'}: what is not sent before this page is closed is lost.`,
  );
}

/** Resolves when nothing of the account is pending, when sending fails, or after the timeout. */
function sentOr(account: string, wait: number): Promise<void> {
  const { failures } = sender.view();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const look = () => {
      const view = sender.view();
      if (view.known && (pendingOf(view, account).length === 0 || view.failures > failures)) done();
    };
    const timer = setTimeout(done, wait);
    const stop = sender.subscribe(look);
    sender.wake();
    look();
  });
}
