import type { SavedState as State } from '@fourfold/core/client/outbox/outbox-view';
import { SavedState } from '@fourfold/ui-kit/saved-state';
import { type ComponentProps, useEffect, useState } from 'react';
import { sayMissing } from '../../app/say-missing.ts';
import { couldNotBeSent, noNetwork, notSaved, notSent } from './sentences.ts';
import { useIsOnline } from './use-is-online.ts';
import { useSavedState } from './use-saved-state.ts';

type Details = typeof import('./not-sent.tsx').NotSent;
type SavedProps = {
  account: string;
  /** Empty if all is saved, and full sentences otherwise; for pages without answers. */
  inFull?: boolean;
};

/** Shows whether the account's answers are saved and sent, and opens the dialog of refused ones. */
export function Saved({ account, inFull = false }: SavedProps) {
  const [open, setOpen] = useState<{ Details: Details } | null>(null);
  const state = useSavedState(account);
  const isOnline = useIsOnline();
  const needsPerson = state.at === 'person';
  // Prefetched, so that the dialog opens without a network.
  useEffect(() => {
    if (needsPerson) import('./not-sent.tsx').catch(() => {});
  }, [needsPerson]);

  const show = () => details().then((Details) => setOpen(Details && { Details }));
  return (
    <>
      <SavedState
        {...sayingOf(state, { inFull, isOnline })}
        wraps={inFull}
        action="Details"
        onAct={needsPerson ? show : undefined}
      />
      {open && needsPerson && <open.Details {...state} onClose={() => setOpen(null)} />}
    </>
  );
}

type Saying = Pick<ComponentProps<typeof SavedState>, 'at' | 'message'>;

function sayingOf(state: State, { inFull, isOnline }: { inFull: boolean; isOnline: boolean }): Saying {
  switch (state.at) {
    case 'saved':
    case 'saving':
      if (!inFull) return { at: state.at };
      return isOnline ? { at: null } : { at: 'here', message: noNetwork };
    case 'here':
      return { at: 'here', message: inFull ? notSent(state.count) : undefined };
    case 'page':
      return { at: 'stuck', message: notSaved(state.count, inFull) };
    case 'person':
      return { at: 'stuck', message: couldNotBeSent(state.refused.length + state.unreadable.length) };
    default:
      return state satisfies never;
  }
}

/** Returns the dialog component; null, with an alert, if it cannot be fetched. */
async function details(): Promise<Details | null> {
  try {
    return (await import('./not-sent.tsx')).NotSent;
  } catch {
    sayMissing('The details could not be loaded. Check the connection and try again.');
    return null;
  }
}
