import type { Assignment } from '../contract/assignments.ts';
import { isFinished } from './is-finished.ts';

export type AssignmentAction = 'start' | 'continue' | 'redo';

/**
 * Returns the action that a student's assignment offers (ASG-013, ASG-014); null for a sequence at
 * 100 percent (ASG-015).
 */
export function actionOf({
  reference_type,
  progress,
}: Pick<Assignment, 'reference_type' | 'progress'>): AssignmentAction | null {
  if (!progress) return 'start';
  if (!isFinished(reference_type, progress)) return 'continue';
  return reference_type === 'problem_set' ? 'redo' : null;
}
