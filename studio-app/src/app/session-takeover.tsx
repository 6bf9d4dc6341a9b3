import { followSession } from '@fourfold/app-shell/follow-session';
import { currentAccount, session } from '@fourfold/app-shell/session';
import type { Session } from '@fourfold/core/browser/session-store';
import { recordUncaught } from '@fourfold/core/browser/uncaught';
import { Alerts } from '@fourfold/ui-kit/alerts';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '../data/query-client.ts';
import { createRouter, type Router } from './router.tsx';

/** Milliseconds before the next attempt. */
const retryDelay = 5_000;

type State = { kind: 'arriving' } | { kind: 'asking'; incoming: Session } | { kind: 'here' };

/**
 * Takes over the session that a user brings from the learner site. Asks first if it would replace
 * the session of another account (Q101).
 */
export function SessionTakeover({ incomingSession }: { incomingSession: Promise<Session | false> | null }) {
  const [state, setState] = useState<State>(incomingSession ? { kind: 'arriving' } : { kind: 'here' });
  useEffect(() => {
    incomingSession?.then((brought) => {
      const loggedIn = currentAccount();
      if (brought && loggedIn && loggedIn.id !== brought.account?.id)
        return setState({ kind: 'asking', incoming: brought });
      if (brought) session.setState(brought);
      setState({ kind: 'here' });
    });
  }, [incomingSession]);

  if (state.kind === 'here') return <StudioRouter />;
  return (
    <>
      {state.kind === 'arriving' && <LoadingOverlay />}
      <Alerts />
      {state.kind === 'asking' && (
        <ConfirmDialog
          title="This studio is open for another account."
          onAnswer={(agreed) => {
            if (agreed) session.setState(state.incoming);
            setState({ kind: 'here' });
          }}
        >
          {`${currentAccount()?.email} is logged in here. Go on as ${state.incoming.account?.email}?`}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Renders the router. It is created only once the session is known, because its loaders check the account at once. */
function StudioRouter() {
  const [router] = useState(createRouter);
  useEffect(() => followSession({ router, onOtherAccount: () => queryClient.clear() }), [router]);
  // The session is known now: from here on account events and changes in other tabs are followed.
  useEffect(loadSessionListener, []);
  // Sends drafts that could not be sent before, whichever page is opened first.
  useEffect(() => whenIdle(() => void import('../features/parts/drafts/draft-desk.ts').catch(() => {})), []);
  useEffect(() => whenIdle(() => void loadNewVersionOffer(router)), [router]);
  return <RouterProvider router={router} onError={recordUncaught} />;
}

/** Loaded before it is needed: the files of an old build may be deleted by then. */
async function loadNewVersionOffer(router: Router): Promise<void> {
  const part = await import('@fourfold/app-shell/new-version').catch(() => null);
  part?.offerNewVersion(router);
}

/** Required: loads again until it succeeds. */
function loadSessionListener(): void {
  import('../session/listen-to-account-events.ts').catch(() => setTimeout(loadSessionListener, retryDelay));
}
