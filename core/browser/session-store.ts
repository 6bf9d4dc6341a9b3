import { type PersistStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Account } from '../contract/session.ts';
import { readSession, sessionKey, writeSession } from '../session/stored-session.ts';
import type { TextStorage } from './safe-storage.ts';

/** Logged in means both token and account; with only one of them, no user is logged in. */
export type Session = { token: string | null; account: Account | null };

export const loggedOut: Session = { token: null, account: null };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session of one site: written to storage at every change, and read when the page starts. */
export function createSessionStore(storage: TextStorage) {
  const read = () => readSession(storage.getItem(sessionKey)) ?? loggedOut;
  /** The token that this page last read from or wrote to storage. */
  let knownToken = read().token;
  const persistStorage: PersistStorage<Session> = {
    getItem: () => ({ state: read(), version: 1 }),
    setItem(name, { state }) {
      const token = isLoggedIn(state) ? state.token : null;
      // Another tab has replaced the session: only a log-in may overwrite it, not a page that does
      // not know yet.
      if (read().token !== knownToken && (token === null || token === knownToken)) return;
      knownToken = token;
      if (isLoggedIn(state)) storage.setItem(name, writeSession(state));
      else storage.removeItem(name);
    },
    removeItem: (name) => storage.removeItem(name),
  };
  return createStore<Session>()(persist(() => loggedOut, { name: sessionKey, version: 1, storage: persistStorage }));
}

export function isLoggedIn(session: Session): session is { token: string; account: Account } {
  return session.token !== null && session.account !== null;
}
