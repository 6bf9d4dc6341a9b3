import type { Assignment } from '@fourfold/core/contract/assignments';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';
import { assignmentsCall } from './first/assignments-call.ts';

export type Assigned = {
  /** What was assigned of one thing, open and completed; null while it is not known. */
  of(reference_id: string): readonly Assignment[] | null;
  isFailed: boolean;
  isFetching: boolean;
  retry(): void;
};

/** All that is assigned to the student whom a tutor looks on. */
export function useAssigned(): Assigned {
  const listed = useQuery({ ...queryOf(assignmentsCall), staleTime: 0, throwOnError: false });
  return {
    of: (id) => listed.data?.data.filter((one) => one.reference_id === id) ?? null,
    isFailed: listed.isError && !listed.data,
    isFetching: listed.isFetching,
    retry: () => void listed.refetch(),
  };
}
