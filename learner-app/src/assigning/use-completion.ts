import type { Assignment } from '@fourfold/core/contract/assignments';
import { useEffect } from 'react';
import { api } from '../session/session.ts';
import { askAnew } from './listed.ts';
import { qualifying } from './qualifying.ts';

/** Asked for once in a visit: the server judges, and what it finds unfinished stays as it is. */
const asked = new Set<string>();

/** What is listed as current and is done by now is said to be completed (2§4). */
export function useCompletion(assignments: readonly Assignment[]): void {
  useEffect(() => {
    for (const { id } of qualifying(assignments)) {
      if (asked.has(id)) continue;
      asked.add(id);
      api('PUT /assignments/{id}', { params: { id }, body: { status: 'completed' } }).then(askAnew, () => {});
    }
  }, [assignments]);
}
