import type { Assignment, AssignmentProgress } from '../contract/assignments.ts';
import { type AssignedKind, isFinished } from './finished.ts';

/** One sequence or problem set as a tutor sees it before assigning: how far the student is, and what was assigned. */
export type Assignable = {
  kind: AssignedKind;
  progress: AssignmentProgress | null;
  /** All of the student's assignments of this very target, open and completed. */
  assignments: readonly Pick<Assignment, 'status'>[];
};

/**
 * A set only when it was never assigned; a sequence when it isn't assigned now and reassigning isn't what is offered, so
 * that one which was begun anew after its assignment can be assigned again (2§4).
 */
export function mayAssign(target: Assignable): boolean {
  if (target.kind === 'problem_set') return target.assignments.length === 0;
  return !isOpen(target) && !mayReassign(target);
}

/** Finished, and assigned before; while it is assigned there is nothing to assign again. */
export function mayReassign(target: Assignable): boolean {
  return isFinished(target.kind, target.progress) && target.assignments.length > 0 && !isOpen(target);
}

function isOpen({ assignments }: Assignable): boolean {
  return assignments.some(({ status }) => status === 'current');
}
