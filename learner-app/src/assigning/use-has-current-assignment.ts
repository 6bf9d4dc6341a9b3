import { callQuery } from '@fourfold/app-shell/call-query';
import { useQuery } from '@tanstack/react-query';
import { assignmentsCall } from './first/assignments-call.ts';

/** Whether there is a current assignment: then the dashboard's primary button is in the assignments. */
export function useHasCurrentAssignment(): boolean {
  // The assignments section fetches; this only reads the cache.
  const listed = useQuery({ ...callQuery(assignmentsCall), enabled: false });
  return listed.data?.data.some(({ published, status }) => published && status === 'current') === true;
}
