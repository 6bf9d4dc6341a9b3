import { expect, it } from 'vitest';
import { sessionKey } from '../session/stored-session.ts';
import { createSessionStore, loggedOut } from './session-store.ts';
import { anAccount } from './testing/an-account.ts';

it('a stored session of another version logs no user in, and stays until the next login', () => {
  const items = new Map([[sessionKey, '{"v":2,"token":"x"}']]);
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  const session = createSessionStore(storage);
  expect(session.getState()).toEqual(loggedOut);
  expect(items.get(sessionKey)).toBe('{"v":2,"token":"x"}');
  session.setState({ token: 'new', account: anAccount() });
  expect(createSessionStore(storage).getState().token).toBe('new');
});
