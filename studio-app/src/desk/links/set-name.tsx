import { ask } from '@fourfold/core/client/ask';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../data/query-of.ts';
import { useDesk } from '../desk-state.ts';

/** The title of a problem set, which may belong to another location. */
export function SetName({ id }: { id: string }) {
  const { sets } = useDesk();
  const here = sets.find((set) => set.id === id);
  const elsewhere = useQuery({
    ...queryOf(ask('GET /problem_sets/{id}', { params: { id } })),
    enabled: !here,
    throwOnError: false,
  });
  return here?.title ?? elsewhere.data?.title ?? 'A problem set';
}
