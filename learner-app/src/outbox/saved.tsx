import { savedState } from '@fourfold/core/client/outbox-view';
import { SavedState } from '@fourfold/ui-kit/saved-state';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { sender } from './sender.ts';

const NotSent = lazy(() => import('./not-sent.tsx').then(({ NotSent }) => ({ default: NotSent })));

/** Where the account's work lies, in a page's bar; what needs the person opens from here. */
export function Saved({ account }: { account: string }) {
  const [open, setOpen] = useState(false);
  const state = savedState(useSyncExternalStore(sender.subscribe, sender.view), account);
  if (state.at === 'page') {
    return <SavedState at="stuck" message="Not saved on this device: keep this page open." />;
  }
  if (state.at !== 'person') return <SavedState at={state.at} />;
  const count = state.refused.length + state.unreadable;
  return (
    <>
      <SavedState
        at="stuck"
        message={count === 1 ? '1 answer could not be sent.' : `${count} answers could not be sent.`}
        action="Details"
        onAct={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <NotSent refused={state.refused} unreadable={state.unreadable} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
