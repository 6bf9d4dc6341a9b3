import { ask } from '@fourfold/core/client/ask';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';

/** Milliseconds between two polls for other authors, while a form is open and visible. */
const every = 20_000;
const nobody = { data: [], others: [] };

/** The names of other authors who edited this recently, each once. */
export function useOthers(key: string, subjectId: string): readonly string[] {
  const { data } = useQuery({
    ...queryOf(ask('GET /drafts', { query: { part: 'others' } })),
    refetchInterval: every,
    // Before the first reply and after a failed one, no other author is shown.
    initialData: nobody,
    initialDataUpdatedAt: 0,
  });
  const here = data.others.filter((other) => other.key === key || (isOf(subjectId, key) && isOf(subjectId, other.key)));
  return [...new Set(here.map(({ username }) => username))];
}

/**
 * Whether a draft is of the record itself and not of a part of it: all forms of the record save the
 * same revision.
 */
function isOf(subjectId: string, key: string): boolean {
  return key.endsWith(`:${subjectId}`);
}
