import { deviceKey, readDevice } from '@fourfold/core/browser/known-device';
import { safeStorage } from '@fourfold/core/browser/safe-storage';
import { createSessionApi } from '@fourfold/core/browser/session-api';
import { createSessionStore } from '@fourfold/core/browser/session-store';
import type { Account } from '@fourfold/core/contract/session';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useStore } from 'zustand';
import { takeEarlyReply } from '../start/early-requests.ts';
import { apiBase } from '../start/installation.ts';

/** The browser storage of the session. */
export const storage = safeStorage(() => localStorage);

/** The session store of this site. */
export const session = createSessionStore(storage);

/** The API client of this site; all calls use it. */
export const api = createSessionApi({
  base: apiBase,
  session,
  alert: (message) => showAlert('error', message),
  onDevice: (secret) => storage.setItem(deviceKey, secret),
  pendingReply: takeEarlyReply,
});

/** Returns the secret that identifies this browser to the server, for calls before a log-in. */
export const deviceSecret = () => readDevice(storage.getItem(deviceKey));

/** The logged-in account; never null on a page that requires a log-in. */
export function useAccount(): Account | null {
  return useStore(session, ({ token, account }) => (token === null ? null : account));
}

export function currentAccount(): Account | null {
  const { token, account } = session.getState();
  return token === null ? null : account;
}
