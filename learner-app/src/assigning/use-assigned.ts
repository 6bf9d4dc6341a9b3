import type { Assignment } from '@fourfold/core/contract/assignments';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';
import { assignmentsCall } from './first/assignments-call.ts';

export type Assigned = {
  /**
   * Returns the assignments of a sequence or set, current and completed; null until they are
   * loaded.
   */
  of(reference_id: string): readonly Assignment[] | null;
  isFailed: boolean;
  isFetching: boolean;
  retry(): void;
};

/** Loads all assignments of the student whom a tutor is logged in as. */
export function useAssigned(): Assigned {
  const listed = useQuery({ ...queryOf(assignmentsCall), staleTime: 0, throwOnError: false });
  return {
    of: (id) => listed.data?.data.filter((one) => one.reference_id === id) ?? null,
    isFailed: listed.isError && !listed.data,
    isFetching: listed.isFetching,
    retry: () => void listed.refetch(),
  };
}
