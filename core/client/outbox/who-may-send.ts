import type { Account } from '../../contract/session.ts';
import type { OutboxSession } from './outbox-ports.ts';

/** Who may send now: the account that is logged in, but nobody while a tutor looks over its shoulder. */
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
