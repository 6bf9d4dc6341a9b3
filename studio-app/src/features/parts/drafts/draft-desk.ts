import { apiBase } from '@fourfold/app-shell/installation';
import { api, currentAccount, session, useAccount } from '@fourfold/app-shell/session';
import { createDraftDesk, type DraftDesk } from '@fourfold/core/authoring/draft-desk';
import { use, useSyncExternalStore } from 'react';
import { draftApi } from './draft-api.ts';
import { openDraftChannel } from './draft-channel.ts';
import { draftLocalStorage } from './draft-local-storage.ts';
import { openDraftStore } from './draft-store.ts';

let desk: DraftDesk | null = null;

/** The drafts of the logged-in account; null if there is none. */
export function currentDraftDesk(): DraftDesk | null {
  const account = currentAccount()?.id ?? null;
  if (desk && desk.account !== account) {
    desk.stop();
    desk = null;
  }
  if (account !== null) desk ??= createDesk(account);
  return desk;
}

function createDesk(account: string): DraftDesk {
  return createDraftDesk({
    account,
    now: Date.now,
    random: Math.random,
    after(wait, run) {
      const timer = setTimeout(run, wait);
      return () => clearTimeout(timer);
    },
    store: openDraftStore(account),
    exitStore: draftLocalStorage(account, () => localStorage),
    channel: openDraftChannel(),
    wire: draftApi({ api, base: apiBase, token: () => session.getState().token }),
  });
}

/** The draft desk for a form. Suspends until the stored drafts are loaded, so that a form starts with its draft. */
export function useDraftDesk(): DraftDesk {
  const account = useAccount();
  // After a log-out, until the log-in page is shown, a form keeps the desk that it had.
  const own = account || !desk ? currentDraftDesk() : desk;
  if (!own) throw new Error('useDraftDesk needs a logged-in account');
  if (!own.isReady()) use(own.loaded);
  return own;
}

/** The state of this tab's drafts; null if no account is logged in. */
export function useDraftDeskView() {
  useAccount();
  const own = currentDraftDesk();
  return useSyncExternalStore(own?.subscribe ?? noSubscription, () => own?.view() ?? null);
}

const noSubscription = () => () => {};

session.subscribe(() => currentDraftDesk());
addEventListener('online', () => desk?.wake());
addEventListener('pagehide', () => desk?.saveOnExit());
document.addEventListener('visibilitychange', () => {
  // On phones, a hidden page may be ended without a further event.
  if (document.visibilityState === 'visible') desk?.wake();
  else desk?.saveOnExit();
});
addEventListener('beforeunload', (event) => {
  // In every other state the drafts are stored; only in this one closing the tab would lose them.
  if (desk?.view().state === 'nowhere') event.preventDefault();
});
// Starts loading the stored drafts before a form needs them.
currentDraftDesk();
