import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';
import { assignmentsCall } from './first/assignments-call.ts';

/** Whether something assigned is to be done: then the dashboard's one main button is there. */
export function useHasUrgent(): boolean {
  // The part of the assignments asks; this only looks at what it has.
  const listed = useQuery({ ...queryOf(assignmentsCall), enabled: false });
  return listed.data?.data.some(({ published, status }) => published && status === 'current') === true;
}
