import { queryClient } from '../data/query-client.ts';
import { currentAccount, session } from '../session/session.ts';
import type { Router } from './router.tsx';

/**
 * On each change of the session, re-runs the route guards; clears the cached data if the account is
 * another. Returns an unsubscribe function.
 */
export function followSession(router: Router): () => void {
  let account = currentAccount();
  return session.subscribe(() => {
    const before = account;
    account = currentAccount();
    if (JSON.stringify(account) === JSON.stringify(before)) return;
    if (account?.id !== before?.id) queryClient.clear();
    router.revalidate();
  });
}
