import { deviceKey, readDevice } from '@fourfold/core/browser/known-device';
import { safeStorage } from '@fourfold/core/browser/safe-storage';
import { createSessionApi } from '@fourfold/core/browser/session-api';
import { createSessionStore } from '@fourfold/core/browser/session-store';
import type { Account } from '@fourfold/core/contract/session';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useStore } from 'zustand';
import { apiBase } from './installation.ts';

/** The browser storage that persists the session. */
export const storage = safeStorage(() => localStorage);

/** The session of the account that is logged in on this site. */
export const session = createSessionStore(storage);

/** The client for every API call of the studio. */
export const api = createSessionApi({
  base: apiBase,
  session,
  alert: (message) => showAlert('error', message),
  onDevice: (secret) => storage.setItem(deviceKey, secret),
});

export function currentAccount(): Account | null {
  const { token, account } = session.getState();
  return token === null ? null : account;
}

/** Returns the secret by which the server recognizes this browser, sent with calls before the log-in. */
export const deviceSecret = () => readDevice(storage.getItem(deviceKey));

/** Returns the logged-in account; never null on a page that requires a log-in. */
export function useAccount(): Account | null {
  return useStore(session, ({ token, account }) => (token === null ? null : account));
}
