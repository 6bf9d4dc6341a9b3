import type { CallSpec } from '@fourfold/core/contract/call';
import { sentenceOf } from '@fourfold/core/refusals/catalogue';
import type { AnyCallRow, Refusal, RowOwner } from './call-row.ts';
import { type MatrixCaller, rolesOfCaller } from './callers.ts';

/**
 * A call that succeeds, with `changesOthers` if it may change rows of other users; or one that is
 * refused and changes nothing.
 */
export type ExpectedResult =
  | { kind: 'done'; changesOthers?: true }
  | { kind: 'refused'; status: number; sentence: string };

type CellInput = { call: string; spec: CallSpec; row: AnyCallRow; caller: MatrixCaller; whose: RowOwner };

/** Denied by default: a role that the contract does not name is refused, and so is what the row does not admit. */
export function expectedResult({ call, spec, row, caller, whose }: CellInput): ExpectedResult {
  const open = spec.who.includes('logged-out');
  if (!open) {
    if (caller === 'logged-out') return refusedResult([401, sentenceOf('session_expired')]);
    // The stream returns the state of the session instead of refusing.
    if (caller === 'deactivated')
      return refusedResult(spec.stream ? [200, 'not-active'] : [401, sentenceOf('account_not_active')]);
    if (!rolesOfCaller[caller].some((role) => spec.who.includes(role))) return refusedResult(roleRefusal(call, caller));
  }
  if (whose === 'others') return expectedForOthers(row, caller);
  const refusal = row.refuses?.[caller] ?? (whose === 'own' ? row.own : undefined);
  return refusal ? refusedResult(refusal) : { kind: 'done' };
}

function expectedForOthers({ of, others }: AnyCallRow, caller: MatrixCaller): ExpectedResult {
  if (of === 'managed') return { kind: 'done', changesOthers: true };
  if (others === 'untouched') return { kind: 'done' };
  if (isRefusal(others)) return refusedResult(others);
  const own = others?.[caller] ?? ([403, `what becomes of ${caller} with another’s row`] as const);
  return own === 'done' ? { kind: 'done', changesOthers: true } : refusedResult(own);
}

function isRefusal(others: AnyCallRow['others']): others is Refusal {
  return Array.isArray(others);
}

function refusedResult([status, sentence]: Refusal): ExpectedResult {
  return { kind: 'refused', status, sentence };
}

function roleRefusal(call: string, caller: MatrixCaller): Refusal {
  const writes = caller === 'tutor-login' && !call.startsWith('GET ');
  return [403, `You don't have permission to ${writes ? 'submit' : 'do this'}`];
}
