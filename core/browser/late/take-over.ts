import type { Account } from '../../contract/session.ts';
import { createApi } from '../api.ts';
import { safeStorage } from '../safe-storage.ts';
import { sha256 } from './sha256.ts';

/** Of this tab: the code comes back to the tab that asked for it. */
const key = 'fourfold.verifier';
const storage = safeStorage(() => sessionStorage);

/**
 * Asks the other site for a code, by its same page. The code is valid only with a secret that stays in this tab; the
 * other site gets its hash (as in PKCE). So an intercepted code is useless, and so is a code that another browser asked
 * for. Never resolves, because the page is left.
 */
export function askForCode(otherSite: string): Promise<never> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  storage.setItem(key, verifier);
  const challenge = base64url(sha256(verifier));
  location.replace(`${otherSite}${location.pathname}${location.search}#challenge=${challenge}`);
  return new Promise(() => {});
}

/**
 * Trades a hand-over code for a token of the same session, or throws CallFailed. Nothing is stored yet: this site may
 * hold another account's session, which is replaced only after asking (Q101).
 */
export async function takeOver(base: string, code: string): Promise<{ token: string; account: Account }> {
  // Without one the server says what it says of every code that is no good.
  const verifier = storage.getItem(key) ?? '';
  storage.removeItem(key);
  let token: string | null = null;
  const api = createApi({ base, token: () => null, onToken: (fresh) => (token = fresh) });
  const account = await api('POST /sessions/take_over', { body: { code, verifier } });
  if (token === null) throw new Error('a session was handed over without a token');
  return { token, account };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
