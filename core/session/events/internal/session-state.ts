import type { SessionState } from '../../../contract/people.ts';
import { isAccount } from '../../account.ts';
import { accountNotActive, reactionTo, studentUnlinked } from '../../server-texts.ts';

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

/** The state of a session after a refusal with this message. Null if the session continues. */
export function stateAfter(message: string): SessionState | null {
  if (reactionTo(message) === 'none') return null;
  if (message === studentUnlinked) return { state: 'ended', why: 'student-unlinked' };
  return { state: 'ended', why: message === accountNotActive ? 'not-active' : 'expired' };
}
