import type { Account } from '../../contract/session.ts';
import { createApi } from '../api.ts';

/**
 * Trades a hand-over code for a token of the same session, or throws CallFailed. Nothing is stored yet: this site may
 * hold another account's session, which is replaced only after asking (Q101).
 */
export async function takeOver(base: string, code: string): Promise<{ token: string; account: Account }> {
  let token: string | null = null;
  const api = createApi({ base, token: () => null, onToken: (fresh) => (token = fresh) });
  const account = await api('POST /sessions/take_over', { body: { code } });
  if (token === null) throw new Error('a session was handed over without a token');
  return { token, account };
}
