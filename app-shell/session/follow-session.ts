import type { Account } from '@fourfold/core/contract/session';
import { currentAccount, session } from './session.ts';

type FollowOptions = {
  /** Runs the gates of the pages again. */
  router: { revalidate(): unknown };
  /** Called before the gates when another account is logged in, or none; clears what belongs to the account before. */
  onOtherAccount(account: Account | null, before: Account | null): void;
};

/** Reacts to changes of the session. Returns an unsubscribe function. */
export function followSession({ router, onOtherAccount }: FollowOptions): () => void {
  let account = currentAccount();
  return session.subscribe(() => {
    const before = account;
    account = currentAccount();
    // A refresh of the same account is a new object with equal content.
    if (JSON.stringify(account) === JSON.stringify(before)) return;
    if (account?.id !== before?.id) onOtherAccount(account, before);
    router.revalidate();
  });
}
