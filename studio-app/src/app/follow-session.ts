import { queryClient } from '../data/query-client.ts';
import { currentAccount, session } from '../session/session.ts';
import type { Router } from './router.tsx';

/** Does what a change of the session asks for: the right page, and nobody else's data. Answers how to stop. */
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
