import { type PersistStorage, persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { Account } from '../contract/session.ts';
import { readSession, sessionKey, writeSession } from '../session/stored-session.ts';
import type { TextStorage } from './safe-storage.ts';

/** Logged in is token and account together; between the two, nobody is. */
export type Session = { token: string | null; account: Account | null };

export const loggedOut: Session = { token: null, account: null };

export type SessionStore = ReturnType<typeof createSessionStore>;

/** The session of one site: kept in storage at every change, read from it at once when the page starts. */
export function createSessionStore(storage: TextStorage) {
  const stored: PersistStorage<Session> = {
    // An absent session is a session of nobody: another tab's log-out is read as one.
    getItem: (name) => ({ state: readSession(storage.getItem(name)) ?? loggedOut, version: 1 }),
    setItem(name, { state: { token, account } }) {
      if (token !== null && account !== null) storage.setItem(name, writeSession({ token, account }));
      else storage.removeItem(name);
    },
    removeItem: (name) => storage.removeItem(name),
  };
  return createStore<Session>()(persist(() => loggedOut, { name: sessionKey, version: 1, storage: stored }));
}

export function isLoggedIn(session: Session): session is { token: string; account: Account } {
  return session.token !== null && session.account !== null;
}

/** What one tab does to the session, the others of the site do after it. Answers how to stop. */
export function followOtherTabs(session: SessionStore): () => void {
  const hear = (event: StorageEvent) => {
    // A key of null is the whole storage cleared.
    if (event.key === sessionKey || event.key === null) session.persist.rehydrate();
  };
  addEventListener('storage', hear);
  return () => removeEventListener('storage', hear);
}
