import { expect, it } from 'vitest';
import { sessionKey } from '../session/stored-session.ts';
import { createSessionStore, loggedOut } from './session-store.ts';
import { anAccount } from './testing/an-account.ts';

it('a stored session of another version logs no user in, and stays until the next login', () => {
  const kept = new Map([[sessionKey, '{"v":2,"token":"x"}']]);
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const session = createSessionStore(storage);
  expect(session.getState()).toEqual(loggedOut);
  expect(kept.get(sessionKey)).toBe('{"v":2,"token":"x"}');
  session.setState({ token: 'new', account: anAccount() });
  expect(createSessionStore(storage).getState().token).toBe('new');
});
