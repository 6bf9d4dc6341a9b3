import type { Session } from '@fourfold/core/browser/session-store';
import { isUncaught } from '@fourfold/core/browser/uncaught';
import { Alerts } from '@fourfold/ui-kit/alerts';
import { ConfirmDialog } from '@fourfold/ui-kit/confirm-dialog';
import { LoadingOverlay } from '@fourfold/ui-kit/loading-overlay';
import { whenIdle } from '@fourfold/ui-kit/when-idle';
import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { currentAccount, session } from '../session/session.ts';
import { followSession } from './follow-session.ts';
import { openRouter, type Router } from './router.tsx';

/** Milliseconds before the next attempt. */
const again = 5_000;

type State = { at: 'arriving' } | { at: 'asking'; brought: Session } | { at: 'here' };

/**
 * Takes over the session that a user brings from the learner site. Asks first if it would replace
 * the session of another account (Q101).
 */
export function Arrival({ arriving }: { arriving: Promise<Session | false> | null }) {
  const [state, setState] = useState<State>(arriving ? { at: 'arriving' } : { at: 'here' });
  useEffect(() => {
    arriving?.then((brought) => {
      const held = currentAccount();
      if (brought && held && held.id !== brought.account?.id) return setState({ at: 'asking', brought });
      if (brought) session.setState(brought);
      setState({ at: 'here' });
    });
  }, [arriving]);

  if (state.at === 'here') return <Site />;
  return (
    <>
      {state.at === 'arriving' && <LoadingOverlay />}
      <Alerts />
      {state.at === 'asking' && (
        <ConfirmDialog
          title="This studio is open for another account."
          onAnswer={(agreed) => {
            if (agreed) session.setState(state.brought);
            setState({ at: 'here' });
          }}
        >
          {`${currentAccount()?.email} is logged in here. Go on as ${state.brought.account?.email}?`}
        </ConfirmDialog>
      )}
    </>
  );
}

/**
 * Renders the router. It is created only once the session is known, because its loaders check the
 * account at once.
 */
function Site() {
  const [router] = useState(openRouter);
  useEffect(() => followSession(router), [router]);
  // The session is known now: from here on account events and changes in other tabs are followed.
  useEffect(listen, []);
  // Sends drafts that could not be sent before, whichever page is opened first.
  useEffect(() => whenIdle(() => void import('../drafts/desk.ts').catch(() => {})), []);
  useEffect(() => whenIdle(() => void follow(router)), [router]);
  return <RouterProvider router={router} onError={isUncaught} />;
}

/** Loaded before it is needed: the files of an old build may be deleted by then. */
async function follow(router: Router): Promise<void> {
  const part = await import('../late/new-version.tsx').catch(() => null);
  part?.followNewVersion(router);
}

/** Required: loads again until it succeeds. */
function listen(): void {
  import('../session/listen.ts').catch(() => setTimeout(listen, again));
}
