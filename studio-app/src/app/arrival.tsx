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

/** Milliseconds. */
const again = 5_000;

type State = { at: 'arriving' } | { at: 'asking'; brought: Session } | { at: 'here' };

/** Takes over the session that somebody brings from the learners' site, and asks before it replaces another's (Q101). */
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

/** Its gates are asked as soon as there is a router, so there is none before it is known who is here. */
function Site() {
  const [router] = useState(openRouter);
  useEffect(() => followSession(router), [router]);
  // Whoever is here now is known: from here on somebody listens to what becomes of the session elsewhere.
  useEffect(listen, []);
  // What was written and broke off is sent, whichever page one comes back to.
  useEffect(() => whenIdle(() => void import('../drafts/desk.ts').catch(() => {})), []);
  useEffect(() => whenIdle(() => void follow(router)), [router]);
  return <RouterProvider router={router} onError={isUncaught} />;
}

/** Here before it is needed: the files of an old build may be gone by then. */
async function follow(router: Router): Promise<void> {
  const part = await import('../late/new-version.tsx').catch(() => null);
  part?.followNewVersion(router);
}

/** Nobody may miss it: fetched again until it is here. */
function listen(): void {
  import('../session/listen.ts').catch(() => setTimeout(listen, again));
}
