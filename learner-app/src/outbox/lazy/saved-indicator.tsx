import { alertLoadFailure } from '@fourfold/app-shell/alert-load-failure';
import type { SavedState as State } from '@fourfold/core/client/outbox/outbox-view';
import { SavedState } from '@fourfold/ui-kit/saved-state';
import { type ComponentProps, useEffect, useState } from 'react';
import { offlineText, refusedText, unsavedText, unsentText } from './saved-state-texts.ts';
import { useIsOnline } from './use-is-online.ts';
import { useSavedState } from './use-saved-state.ts';

type NotSentComponent = typeof import('./not-sent-dialog.tsx').NotSentDialog;
type SavedIndicatorProps = {
  account: string;
  /** Empty if all is saved, and full sentences otherwise; for pages without answers. */
  isVerbose?: boolean;
};

/** Shows whether the account's answers are saved and sent, and opens the dialog of refused ones. */
export function SavedIndicator({ account, isVerbose = false }: SavedIndicatorProps) {
  const [open, setOpen] = useState<{ Details: NotSentComponent } | null>(null);
  const state = useSavedState(account);
  const isOnline = useIsOnline();
  const needsPerson = state.at === 'person';
  // Prefetched, so that the dialog opens without a network.
  useEffect(() => {
    if (needsPerson) import('./not-sent-dialog.tsx').catch(() => {});
  }, [needsPerson]);

  const show = () => fetchDialog().then((Details) => setOpen(Details && { Details }));
  return (
    <>
      <SavedState
        {...savedStateProps(state, { isVerbose, isOnline })}
        wraps={isVerbose}
        action="Details"
        onAct={needsPerson ? show : undefined}
      />
      {open && needsPerson && <open.Details {...state} onClose={() => setOpen(null)} />}
    </>
  );
}

type SavedStateProps = Pick<ComponentProps<typeof SavedState>, 'at' | 'message'>;

function savedStateProps(
  state: State,
  { isVerbose, isOnline }: { isVerbose: boolean; isOnline: boolean },
): SavedStateProps {
  switch (state.at) {
    case 'saved':
    case 'saving':
      if (!isVerbose) return { at: state.at };
      return isOnline ? { at: null } : { at: 'here', message: offlineText };
    case 'here':
      return { at: 'here', message: isVerbose ? unsentText(state.count) : undefined };
    case 'page':
      return { at: 'stuck', message: unsavedText(state.count, isVerbose) };
    case 'person':
      return { at: 'stuck', message: refusedText(state.refused.length + state.unreadable.length) };
    default:
      return state satisfies never;
  }
}

/** Returns the dialog component; null, with an alert, if it cannot be fetched. */
async function fetchDialog(): Promise<NotSentComponent | null> {
  try {
    return (await import('./not-sent-dialog.tsx')).NotSentDialog;
  } catch {
    alertLoadFailure('The details could not be loaded. Check the connection and try again.');
    return null;
  }
}
