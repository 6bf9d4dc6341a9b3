import type { Account } from '../../contract/session.ts';
import { createApi } from '../api.ts';
import { safeStorage } from '../safe-storage.ts';
import { sha256 } from './internal/sha256.ts';

/** Stored per tab, because the code returns to the tab that requested it. */
const verifierKey = 'fourfold.verifier';
const storage = safeStorage(() => sessionStorage);

/**
 * Requests a code from the other site, through the same page of it. The code is valid only with a secret that stays in
 * this tab; the other site gets its hash (as in PKCE). So an intercepted code is useless, and so is a code that another
 * browser requested. Never resolves, because the page navigates.
 */
export function askForCode(otherSite: string): Promise<never> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
  storage.setItem(verifierKey, verifier);
  const challenge = base64url(sha256(verifier));
  location.replace(`${otherSite}${location.pathname}${location.search}#challenge=${challenge}`);
  return new Promise(() => {});
}

/**
 * Exchanges a hand-over code for a token of the same session. Throws CallFailed if the code is not valid. Nothing is
 * stored yet: this site may have another account's session, which is replaced only after a confirmation (Q101).
 */
export async function takeOver(base: string, code: string): Promise<{ token: string; account: Account }> {
  // Without a verifier the server refuses the code like any invalid one.
  const verifier = storage.getItem(verifierKey) ?? '';
  storage.removeItem(verifierKey);
  let token: string | null = null;
  const api = createApi({ base, token: () => null, onToken: (fresh) => (token = fresh) });
  const account = await api('POST /sessions/take_over', { body: { code, verifier } });
  if (token === null) throw new Error('The reply to take_over has no token.');
  return { token, account };
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
