import { createApi } from '@fourfold/core/browser/api';
import type { Session } from '@fourfold/core/browser/session-store';
import { attempt } from './attempt.ts';
import { apiBase } from './installation.ts';

/** The hand-over code in the address, taken out of it at once: it must not stay in the history (Q101). */
export function takeCode(): string | null {
  const code = new URLSearchParams(location.hash.slice(1)).get('code');
  if (code !== null) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

/** Trades a code for a token of the same session. Nothing is stored yet: this site may hold another's session. */
export async function takeOver(code: string): Promise<Session | null> {
  let token: string | null = null;
  const api = createApi({ base: apiBase, token: () => null, onToken: (fresh) => (token = fresh) });
  const account = await attempt(api('POST /sessions/take_over', { body: { code } }));
  return account && token ? { token, account } : null;
}
