import { api } from '@fourfold/app-shell/session';
import type { Assignment } from '@fourfold/core/contract/assignments';
import { useEffect } from 'react';
import { refetchAssignments } from './assignments-cache.ts';
import { completedAssignments } from './completed-assignments.ts';

/**
 * Ids that were reported since the page was loaded. One request each is enough: the server decides
 * whether the assignment is completed.
 */
const reportedIds = new Set<string>();

/** Reports current assignments that qualify as completed (ASG-009 to ASG-011). */
export function useReportCompletion(assignments: readonly Assignment[]): void {
  useEffect(() => {
    for (const { id } of completedAssignments(assignments)) {
      if (reportedIds.has(id)) continue;
      reportedIds.add(id);
      api('PUT /assignments/{id}', { params: { id }, body: { status: 'completed' } }).then(
        refetchAssignments,
        () => {},
      );
    }
  }, [assignments]);
}
