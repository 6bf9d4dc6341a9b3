import { confirmAccount } from '@fourfold/core/browser/session-api';
import { isUncaught } from '@fourfold/core/browser/uncaught';
import { pageIsReady, whenIdle } from '@fourfold/ui-kit/when-idle';
import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../data/query-client.ts';
import { attempt } from '../session/attempt.ts';
import { api, session } from '../session/session.ts';
import { forgetBegun } from '../start/begun.ts';
import { followSession } from './follow-session.ts';
import { openRouter } from './router.tsx';

/** Milliseconds after which nothing that was begun early is taken over any more. */
const started = 10_000;
/** Milliseconds between two looks at whether everything that was asked for has come. */
const glance = 200;

/**
 * The fonts of every page. Asked for when the code is here: on a slow road they would take the code's place, and until
 * they are here the text stands in measures like theirs; once they lie in the cache they are here before the page.
 */
const fonts = '1em STIX Two Text, Public Sans';

/** Starts the app for whoever is logged in now. */
export function startApp(): void {
  document.fonts.load(fonts).catch(() => {});
  const router = openRouter();
  followSession(router);
  attempt(confirmAccount(session, api));
  setTimeout(forgetBegun, started);
  whenIdle(() => import('../start/late/behind.ts').catch(() => {}));
  const watch = setInterval(() => {
    if (document.readyState !== 'complete' || queryClient.isFetching() > 0) return;
    clearInterval(watch);
    pageIsReady();
  }, glance);

  // The frame in index.html stays until there is a page to put in its place.
  const stop = router.subscribe(show);
  show();

  function show() {
    if (!router.state.initialized) return;
    stop();
    createRoot(document.getElementById('root') as HTMLElement).render(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} onError={isUncaught} />
      </QueryClientProvider>,
    );
  }
}
