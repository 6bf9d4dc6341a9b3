import { ask } from '@fourfold/core/client/ask';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../data/query-of.ts';

/** Milliseconds between two looks at who else is writing, while a form is open and seen. */
const every = 20_000;
const nobody = { data: [], others: [] };

/** Who else has been writing here lately, each once. */
export function useOthers(key: string, subjectId: string): readonly string[] {
  const { data } = useQuery({
    ...queryOf(ask('GET /drafts', { query: { part: 'others' } })),
    refetchInterval: every,
    // There is something to show before the first reply and after one that failed: that nobody is known.
    initialData: nobody,
    initialDataUpdatedAt: 0,
  });
  const here = data.others.filter((other) => other.key === key || (isOf(subjectId, key) && isOf(subjectId, other.key)));
  return [...new Set(here.map(({ username }) => username))];
}

/** Of the record itself, and not of one of the things within it: all forms of it save the same revision. */
function isOf(subjectId: string, key: string): boolean {
  return key.endsWith(`:${subjectId}`);
}
