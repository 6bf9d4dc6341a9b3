import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';
import { assignmentsCall } from './first/assignments-call.ts';

/**
 * Whether there is a current assignment: then the dashboard's primary button is in the assignments.
 */
export function useHasUrgent(): boolean {
  // The assignments section fetches; this only reads the cache.
  const listed = useQuery({ ...queryOf(assignmentsCall), enabled: false });
  return listed.data?.data.some(({ published, status }) => published && status === 'current') === true;
}
