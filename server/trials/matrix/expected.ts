import type { CallSpec } from '@fourfold/core/contract/call';
import { accountNotActive, sessionExpired } from '@fourfold/core/session/server-texts';
import { type Caller, rolesOfCaller } from './callers.ts';
import type { AnyRow, Refusal, Whose } from './row.ts';

/**
 * A call that succeeds, with `ofOthers` if it may change rows of other users; or one that is
 * refused and changes nothing.
 */
export type Expected = { is: 'done'; ofOthers?: true } | { is: 'refused'; status: number; sentence: string };

type Asked = { call: string; spec: CallSpec; row: AnyRow; caller: Caller; whose: Whose };

/**
 * Denied by default: a role that the contract does not name is refused, and so is what the row does
 * not admit.
 */
export function expectedOf({ call, spec, row, caller, whose }: Asked): Expected {
  const open = spec.who.includes('logged-out');
  if (!open) {
    if (caller === 'logged-out') return refused([401, sessionExpired]);
    // The stream returns the state of the session instead of refusing.
    if (caller === 'deactivated') return refused(spec.stream ? [200, 'not-active'] : [401, accountNotActive]);
    if (!rolesOfCaller[caller].some((role) => spec.who.includes(role))) return refused(notAdmitted(call, caller));
  }
  if (whose === 'others') return withOthers(row, caller);
  const refusal = row.refuses?.[caller] ?? (whose === 'own' ? row.own : undefined);
  return refusal ? refused(refusal) : { is: 'done' };
}

function withOthers({ of, others }: AnyRow, caller: Caller): Expected {
  if (of === 'managed') return { is: 'done', ofOthers: true };
  if (others === 'untouched') return { is: 'done' };
  if (isRefusal(others)) return refused(others);
  const own = others?.[caller] ?? ([403, `what becomes of ${caller} with another’s row`] as const);
  return own === 'done' ? { is: 'done', ofOthers: true } : refused(own);
}

function isRefusal(others: AnyRow['others']): others is Refusal {
  return Array.isArray(others);
}

function refused([status, sentence]: Refusal): Expected {
  return { is: 'refused', status, sentence };
}

function notAdmitted(call: string, caller: Caller): Refusal {
  const writes = caller === 'tutor-login' && !call.startsWith('GET ');
  return [403, `You don't have permission to ${writes ? 'submit' : 'do this'}`];
}
