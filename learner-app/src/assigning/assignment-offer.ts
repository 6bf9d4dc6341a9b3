import { type Assignable, canAssign, canReassign } from '@fourfold/core/assignments/can-assign';
import type { Assignment } from '@fourfold/core/contract/assignments';
import type { AssignKind } from './assign-work.ts';

type OfferTarget = Omit<Assignable, 'assignments'> & { assignments: readonly Assignment[] };

/** What a tutor can do with a sequence or a set: assign it, reassign it, or why neither is possible. */
export type AssignmentOffer =
  | { kind: 'may'; action: AssignKind }
  | { kind: 'assigned'; until: string }
  /** A set that was assigned before and is not mastered since. */
  | { kind: 'before' };

export function assignmentOffer(target: OfferTarget): AssignmentOffer {
  if (canAssign(target)) return { kind: 'may', action: 'assign' };
  if (canReassign(target)) return { kind: 'may', action: 'reassign' };
  const open = target.assignments.find(({ status }) => status === 'current');
  return open ? { kind: 'assigned', until: open.assignment_date } : { kind: 'before' };
}

export const assignLabels = { assign: 'Assign', reassign: 'Reassign' } as const satisfies Record<AssignKind, string>;
