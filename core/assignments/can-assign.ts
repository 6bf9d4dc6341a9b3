import type { Assignment, AssignmentProgress } from '../contract/assignments.ts';
import { type AssignmentTarget, isFinished } from './is-finished.ts';

/** A sequence or problem set that a tutor may assign: the student's progress, and what was assigned before. */
export type Assignable = {
  kind: AssignmentTarget;
  progress: AssignmentProgress | null;
  /** All of the student's assignments of this target, open and completed. */
  assignments: readonly Pick<Assignment, 'status'>[];
};

/**
 * Whether a tutor can assign the target. A set can be assigned if it never was (ASG-021). A sequence
 * can be assigned if it is not assigned now (ASG-019) and cannot be reassigned. So a sequence that was
 * reset after its assignment can be assigned (Q162).
 */
export function canAssign(target: Assignable): boolean {
  if (target.kind === 'problem_set') return target.assignments.length === 0;
  return !isAssigned(target) && !canReassign(target);
}

/** Whether a tutor can reassign it: finished, assigned before, not assigned now (ASG-020, ASG-022). */
export function canReassign(target: Assignable): boolean {
  return isFinished(target.kind, target.progress) && target.assignments.length > 0 && !isAssigned(target);
}

function isAssigned({ assignments }: Assignable): boolean {
  return assignments.some(({ status }) => status === 'current');
}
