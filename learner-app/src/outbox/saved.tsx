import { savedState } from '@fourfold/core/client/outbox-view';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { SavedState } from '@fourfold/ui-kit/saved-state';
import { useState, useSyncExternalStore } from 'react';
import { sender } from './sender.ts';

type Details = typeof import('./not-sent.tsx').NotSent;

/** Where the account's work lies, in a page's bar; what needs the person opens from here. */
export function Saved({ account }: { account: string }) {
  const [open, setOpen] = useState<{ Details: Details } | null>(null);
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
        onAct={() => details().then((Details) => setOpen(Details && { Details }))}
      />
      {open && <open.Details refused={state.refused} unreadable={state.unreadable} onClose={() => setOpen(null)} />}
    </>
  );
}

/** What says it in full; null, and an alert, when it cannot be fetched. */
async function details(): Promise<Details | null> {
  try {
    return (await import('./not-sent.tsx')).NotSent;
  } catch {
    showAlert('error', 'The details could not be loaded. Check the connection and try again.');
    return null;
  }
}
