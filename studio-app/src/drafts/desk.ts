import { createDraftDesk, type DraftDesk } from '@fourfold/core/authoring/draft-desk';
import { use, useSyncExternalStore } from 'react';
import { apiBase } from '../session/installation.ts';
import { api, currentAccount, session, useAccount } from '../session/session.ts';
import { openDraftChannel } from './draft-channel.ts';
import { draftLanding } from './draft-landing.ts';
import { openDraftStore } from './draft-store.ts';
import { draftWire } from './draft-wire.ts';

let desk: DraftDesk | null = null;

/** The drafts of whoever is logged in; null while nobody is. */
export function presentDesk(): DraftDesk | null {
  const account = currentAccount()?.id ?? null;
  if (desk && desk.account !== account) {
    desk.stop();
    desk = null;
  }
  if (account !== null) desk ??= openDesk(account);
  return desk;
}

function openDesk(account: string): DraftDesk {
  return createDraftDesk({
    account,
    now: Date.now,
    random: Math.random,
    after(wait, run) {
      const timer = setTimeout(run, wait);
      return () => clearTimeout(timer);
    },
    store: openDraftStore(account),
    landing: draftLanding(account, () => localStorage),
    channel: openDraftChannel(),
    wire: draftWire({ api, base: apiBase, token: () => session.getState().token }),
  });
}

/** The desk as a form needs it: what was left earlier is known, and nothing of it can come too late. */
export function useDesk(): DraftDesk {
  const account = useAccount();
  // Between a log-out and the log-in page, a form still has the desk that it had.
  const own = account || !desk ? presentDesk() : desk;
  if (!own) throw new Error('a form of nobody: drafts belong to an account');
  if (!own.isReady()) use(own.loaded);
  return own;
}

/** What is to be said of the drafts of this tab; null while nobody is logged in. */
export function useDeskView() {
  useAccount();
  const own = presentDesk();
  return useSyncExternalStore(own?.subscribe ?? never, () => own?.view() ?? null);
}

const never = () => () => {};

session.subscribe(() => presentDesk());
addEventListener('online', () => desk?.wake());
addEventListener('pagehide', () => desk?.leave());
document.addEventListener('visibilitychange', () => {
  // On phones a page that is not seen any more may never be told that it goes.
  if (document.visibilityState === 'visible') desk?.wake();
  else desk?.leave();
});
addEventListener('beforeunload', (event) => {
  // Everything else is kept: only here something would be lost.
  if (desk?.view().at === 'nowhere') event.preventDefault();
});
// What was left is read before somebody asks for it.
presentDesk();
