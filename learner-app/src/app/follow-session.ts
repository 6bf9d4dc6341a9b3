import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { queryClient } from '../data/query-client.ts';
import { currentAccount, session } from '../session/session.ts';
import type { Router } from './router.tsx';

/** Reacts to changes of the session: clears the cache of another account and runs the route gates again. */
export function followSession(router: Router): void {
  let account = currentAccount();
  let stopPersistence = startPersistence(account?.id);
  session.subscribe(() => {
    const before = account;
    account = currentAccount();
    // A refresh of the same account is a new object with equal content.
    if (JSON.stringify(account) === JSON.stringify(before)) return;
    if (account?.id !== before?.id) {
      stopPersistence();
      queryClient.clear();
      stopPersistence = startPersistence(account?.id, before !== null);
    }
    // Runs the gates again.
    router.revalidate();
  });
}

/**
 * Starts the persistence of replies when the page is idle, or earlier when a call fails. Does
 * nothing if no user is logged in. Returns a function that stops it.
 */
function startPersistence(account: string | undefined, forget = false): () => void {
  if (account === undefined && !forget) return () => {};
  const controller = new AbortController();
  const { signal } = controller;
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    import('../data/lazy/persist-replies.ts')
      .then((module) => module.persistReplies(queryClient, { account, forget, signal }))
      .catch(() => {});
  };
  if (forget) begin();
  whenIdle(begin);
  // The first question is painted: its replies must be stored in case the network goes.
  addEventListener('painted', begin, { signal });
  const unlisten = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'failed') begin();
  });
  return () => {
    controller.abort();
    unlisten();
  };
}
