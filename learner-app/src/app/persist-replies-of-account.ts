import { followSession } from '@fourfold/app-shell/follow-session';
import { currentAccount } from '@fourfold/app-shell/session';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { queryClient } from '../data/query-client.ts';
import type { Router } from './router.tsx';

/** Persists the replies of the account that is logged in, and clears the cache when another account is. */
export function persistRepliesOfAccount(router: Router): void {
  let stopPersistence = startPersistence(currentAccount()?.id);
  followSession({
    router,
    onOtherAccount(account, before) {
      stopPersistence();
      queryClient.clear();
      stopPersistence = startPersistence(account?.id, before !== null);
    },
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
