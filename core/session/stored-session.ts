import type { Account } from '../contract/session.ts';
import { isAccount } from './account.ts';

/** The session of this site as the browser stores it between visits. */
export type StoredSession = { token: string; account: Account };

/** The localStorage key of each site's session. */
export const sessionKey = 'fourfold.session';

/** The stored session. Null if it is unreadable. */
export function readSession(stored: string | null): StoredSession | null {
  const { v, token, account } = (parseJson(stored) ?? {}) as { v?: unknown; token?: unknown; account?: unknown };
  return v === 1 && typeof token === 'string' && token !== '' && isAccount(account) ? { token, account } : null;
}

/** The JSON of a session, with the version of its format. */
export function writeSession({ token, account }: StoredSession): string {
  return JSON.stringify({ v: 1, token, account });
}

function parseJson(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}
