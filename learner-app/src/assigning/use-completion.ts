import type { Assignment } from '@fourfold/core/contract/assignments';
import { useEffect } from 'react';
import { api } from '../session/session.ts';
import { askAnew } from './listed.ts';
import { qualifying } from './qualifying.ts';

/**
 * Ids that were reported since the page was loaded. One request each is enough: the server decides
 * whether the assignment is completed.
 */
const asked = new Set<string>();

/** Reports current assignments that qualify as completed (ASG-009 to ASG-011). */
export function useCompletion(assignments: readonly Assignment[]): void {
  useEffect(() => {
    for (const { id } of qualifying(assignments)) {
      if (asked.has(id)) continue;
      asked.add(id);
      api('PUT /assignments/{id}', { params: { id }, body: { status: 'completed' } }).then(askAnew, () => {});
    }
  }, [assignments]);
}
