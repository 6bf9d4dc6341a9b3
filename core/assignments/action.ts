import type { Assignment } from '../contract/assignments.ts';
import { isFinished } from './finished.ts';

export type AssignmentAction = 'start' | 'continue' | 'redo';

/** What a student can do with an assignment; nothing where a sequence is at 100 percent (2§4). */
export function actionOf({
  reference_type,
  progress,
}: Pick<Assignment, 'reference_type' | 'progress'>): AssignmentAction | null {
  if (!progress) return 'start';
  if (!isFinished(reference_type, progress)) return 'continue';
  return reference_type === 'problem_set' ? 'redo' : null;
}
