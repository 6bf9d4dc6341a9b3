import type { SessionState } from '../../../contract/people.ts';
import type { SessionRefusalCode } from '../../../refusals/session-refusals.ts';
import { isAccount } from '../../account.ts';
import { isSessionRefusal } from '../../server-texts.ts';

type EndReason = Extract<SessionState, { state: 'ended' }>['why'];

const endReasons = ['logged-out', 'expired', 'not-active', 'student-unlinked'] as const satisfies readonly EndReason[];

/**
 * The contract's SessionState as a hand-written guard, for pages that bundle no schema library. A
 * test checks that both are equal.
 */
export function isSessionState(value: unknown): value is SessionState {
  if (typeof value !== 'object' || value === null) return false;
  const { state, account, why } = value as { state?: unknown; account?: unknown; why?: unknown };
  if (state === 'account') return isAccount(account);
  return state === 'ended' && endReasons.some((one) => one === why);
}

const reasonByCode = {
  session_expired: 'expired',
  account_not_active: 'not-active',
  student_unlinked: 'student-unlinked',
} as const satisfies Record<SessionRefusalCode, EndReason>;

/** The state of a session after a refusal with this code. Null if the session continues. */
export function stateAfter(code: string | undefined): SessionState | null {
  return isSessionRefusal(code) ? { state: 'ended', why: reasonByCode[code] } : null;
}
