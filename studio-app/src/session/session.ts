import { deviceKey, readDevice } from '@fourfold/core/browser/known-device';
import { safeStorage } from '@fourfold/core/browser/safe-storage';
import { createSessionApi } from '@fourfold/core/browser/session-api';
import { createSessionStore } from '@fourfold/core/browser/session-store';
import type { Account } from '@fourfold/core/contract/session';
import { showAlert } from '@fourfold/ui-kit/alerts';
import { useStore } from 'zustand';
import { apiBase } from './installation.ts';

/** Where the session is kept. */
export const storage = safeStorage(() => localStorage);

/** Who is logged in on this site. */
export const session = createSessionStore(storage);

/** Every call of the studio goes through here. */
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

/** The secret by which the server knows this browser, for what is asked of it before anybody is logged in. */
export const device = () => readDevice(storage.getItem(deviceKey));

/** The account that is logged in; on a page for people who are logged in there always is one. */
export function useAccount(): Account | null {
  return useStore(session, ({ token, account }) => (token === null ? null : account));
}
