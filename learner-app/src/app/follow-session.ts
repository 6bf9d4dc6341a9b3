import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { queryClient } from '../data/query-client.ts';
import { currentAccount, session } from '../session/session.ts';
import type { Router } from './router.tsx';

/** Does what a change of the session asks for: the right page, and nobody else's data. */
export function followSession(router: Router): void {
  let account = currentAccount();
  let stopKeeping = keep(account?.id);
  session.subscribe(() => {
    const before = account;
    account = currentAccount();
    // The server's word for the same account is a new object that says the same.
    if (JSON.stringify(account) === JSON.stringify(before)) return;
    if (account?.id !== before?.id) {
      stopKeeping();
      queryClient.clear();
      stopKeeping = keep(account?.id, before !== null);
    }
    // The gates are asked again.
    router.revalidate();
  });
}

/**
 * What is kept in the browser comes after the page, or when the server does not answer, and only for somebody who is
 * logged in.
 */
function keep(account: string | undefined, forget = false): () => void {
  if (account === undefined && !forget) return () => {};
  const over = new AbortController();
  const { signal } = over;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    import('../data/late/keep-replies.ts')
      .then((part) => part.keepReplies(queryClient, { account, forget, signal }))
      .catch(() => {});
  };
  if (forget) begin();
  whenIdle(begin);
  // A question is painted: what it came with must be here, should the network go now.
  addEventListener('painted', begin, { signal });
  const unlisten = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'failed') begin();
  });
  return () => {
    over.abort();
    unlisten();
  };
}
