import { callQuery } from '@fourfold/app-shell/call-query';
import type { Assignment } from '@fourfold/core/contract/assignments';
import { useQuery } from '@tanstack/react-query';
import { assignmentsCall } from './first/assignments-call.ts';

export type StudentAssignments = {
  /** Returns the assignments of a sequence or set, current and completed; null until they are loaded. */
  of(reference_id: string): readonly Assignment[] | null;
  isFailed: boolean;
  isFetching: boolean;
  retry(): void;
};

/** Loads all assignments of the student whom a tutor is logged in as. */
export function useAssignments(): StudentAssignments {
  const listed = useQuery({ ...callQuery(assignmentsCall), staleTime: 0, throwOnError: false });
  return {
    of: (id) => listed.data?.data.filter((one) => one.reference_id === id) ?? null,
    isFailed: listed.isError && !listed.data,
    isFetching: listed.isFetching,
    retry: () => void listed.refetch(),
  };
}
