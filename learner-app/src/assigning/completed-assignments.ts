import { isFinished } from '@fourfold/core/assignments/is-finished';
import type { Assignment } from '@fourfold/core/contract/assignments';

/** Returns the current, published assignments whose work is finished. */
export function completedAssignments(assignments: readonly Assignment[]): Assignment[] {
  return assignments.filter(
    ({ status, published, reference_type, progress }) =>
      status === 'current' && published && isFinished(reference_type, progress),
  );
}
