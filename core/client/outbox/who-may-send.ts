import type { Account } from '../../contract/session.ts';
import type { OutboxSession } from './outbox-ports.ts';

/** The account that may send now: the one logged in. Null while a tutor is logged in as a student. */
export function whoMaySend({
  token,
  account,
}: {
  token: string | null;
  account: Account | null;
}): OutboxSession | null {
  if (token === null || account === null || account.tutor_login.status) return null;
  return { account_id: account.id, token };
}
