import { attempt } from '@fourfold/app-shell/attempt';
import { discardEarlyReplies } from '@fourfold/app-shell/early-requests';
import { api, session } from '@fourfold/app-shell/session';
import { confirmAccount } from '@fourfold/core/browser/session-api';
import { recordUncaught } from '@fourfold/core/browser/uncaught';
import { pageIsReady, whenIdle } from '@fourfold/ui-kit/when-idle';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../data/query-client.ts';
import { persistRepliesOfAccount } from './persist-replies-of-account.ts';
import { openRouter } from './router.tsx';

/** Milliseconds after which replies of calls begun before the app started are discarded. */
const earlyReplyLifetime = 10_000;
/** Milliseconds between two checks whether the page has finished loading. */
const readyPollMs = 200;

/**
 * Fonts of every page. They are requested after the code, because on a slow network they would
 * delay it. Fallback fonts of the same metrics are shown until then.
 */
const fonts = '1em STIX Two Text, Public Sans';

/** Starts the app for the current account. */
export function startApp(): void {
  document.fonts.load(fonts).catch(() => {});
  const router = openRouter();
  persistRepliesOfAccount(router);
  attempt(confirmAccount(session, api));
  setTimeout(discardEarlyReplies, earlyReplyLifetime);
  whenIdle(() => import('../start/lazy/after-start.ts').catch(() => {}));
  const readyTimer = setInterval(() => {
    if (document.readyState !== 'complete' || queryClient.isFetching() > 0) return;
    clearInterval(readyTimer);
    pageIsReady();
  }, readyPollMs);

  // The static frame of index.html stays until the first page can be rendered.
  const stop = router.subscribe(show);
  show();

  function show() {
    if (!router.state.initialized) return;
    stop();
    createRoot(document.getElementById('root') as HTMLElement).render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} onError={recordUncaught} />
      </QueryClientProvider>,
    );
  }
}
