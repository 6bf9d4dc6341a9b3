import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../desk-state.ts';

/** The title of a problem set, which may belong to another location. */
export function SetName({ id }: { id: string }) {
  const { sets } = useDesk();
  const local = sets.find((set) => set.id === id);
  const fetched = useQuery({
    ...callQuery(apiQuery('GET /problem_sets/{id}', { params: { id } })),
    enabled: !local,
    throwOnError: false,
  });
  return local?.title ?? fetched.data?.title ?? 'A problem set';
}
