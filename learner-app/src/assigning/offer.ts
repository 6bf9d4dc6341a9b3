import { type Assignable, mayAssign, mayReassign } from '@fourfold/core/assignments/may-assign';
import type { Assignment } from '@fourfold/core/contract/assignments';
import type { AssignKind } from './assign.ts';

type Known = Omit<Assignable, 'assignments'> & { assignments: readonly Assignment[] };

/**
 * What a tutor can do with a sequence or a set: assign it, reassign it, or why neither is possible.
 */
export type Offer =
  | { at: 'may'; kind: AssignKind }
  | { at: 'assigned'; until: string }
  /** A set that was assigned before and is not mastered since. */
  | { at: 'before' };

export function offerOf(target: Known): Offer {
  if (mayAssign(target)) return { at: 'may', kind: 'assign' };
  if (mayReassign(target)) return { at: 'may', kind: 'reassign' };
  const open = target.assignments.find(({ status }) => status === 'current');
  return open ? { at: 'assigned', until: open.assignment_date } : { at: 'before' };
}

export const kindWords = { assign: 'Assign', reassign: 'Reassign' } as const satisfies Record<AssignKind, string>;
