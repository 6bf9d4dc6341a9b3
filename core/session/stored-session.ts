import type { Account } from '../contract/session.ts';
import { isAccount } from './account-shape.ts';

/** Who is logged in on this site, as the browser keeps it between visits. */
export type StoredSession = { token: string; account: Account };

/** Under this name each site keeps its session in localStorage. */
export const sessionKey = 'fourfold.session';

/** What was stored, if it can be understood; whatever cannot is nobody logged in. */
export function readSession(stored: string | null): StoredSession | null {
  const { v, token, account } = (parsed(stored) ?? {}) as { v?: unknown; token?: unknown; account?: unknown };
  return v === 1 && typeof token === 'string' && token !== '' && isAccount(account) ? { token, account } : null;
}

/** A session as the browser keeps it, with the version of its form. */
export function writeSession({ token, account }: StoredSession): string {
  return JSON.stringify({ v: 1, token, account });
}

function parsed(stored: string | null): unknown {
  try {
    return stored === null ? null : JSON.parse(stored);
  } catch {
    return null;
  }
}
