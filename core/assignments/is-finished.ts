import type { Assignment, AssignmentProgress } from '../contract/assignments.ts';
import { isMastered } from '../mastery/run/full-run.ts';

export type AssignmentTarget = Assignment['reference_type'];
type Progress = AssignmentProgress | null;

/** A set is finished once it is mastered (ASG-009), a sequence at 100 percent (ASG-010). */
export function isFinished(kind: AssignmentTarget, progress: Progress): boolean {
  if (!progress) return false;
  return kind === 'problem_set' ? isMastered(progress) : progress.percent_complete >= 100;
}

/**
 * Whether an assignment is done: finished, and by an event that came after the assignment (Q104). `seq` is the number
 * of the last event of the history.
 */
export function isDoneSince(
  { kind, after_seq }: { kind: AssignmentTarget; after_seq: number },
  { seq, progress }: { seq: number; progress: Progress },
): boolean {
  return seq > after_seq && isFinished(kind, progress);
}
