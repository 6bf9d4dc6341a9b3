import { attempt } from '@fourfold/app-shell/attempt';
import { callQuery } from '@fourfold/app-shell/call-query';
import { useDebounced } from '@fourfold/app-shell/use-debounced';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { SearchHit } from '@fourfold/core/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../data/query-client.ts';

/** Milliseconds after the last key until the search. */
const debounceMs = 200;

type TitleSearch = {
  /** Sets whose titles contain the typed words. */
  options: readonly SearchHit[];
  /**
   * Searches the one set with exactly this title. Resolves to an error message if there is none or
   * more than one, to false if the search failed.
   */
  findByTitle: (typed: string) => Promise<SearchHit | string | false>;
};

/** Searches problem sets by the words of their titles. */
export function useTitleSearch(typed: string): TitleSearch {
  const settled = useDebounced(typed.trim(), debounceMs);
  const words = typed.trim() === '' ? '' : settled;
  const { data } = useQuery({ ...searchQuery(words), enabled: words !== '', throwOnError: false });
  return { options: words === '' ? [] : (data?.data ?? []), findByTitle };
}

async function findByTitle(typed: string): Promise<SearchHit | string | false> {
  const found = await attempt(queryClient.fetchQuery(searchQuery(typed.trim())));
  if (!found) return false;
  const matches = found.data.filter(({ title }) => isSame(title, typed));
  const [match] = matches;
  if (!match) return 'No Problem Set Found';
  return matches.length === 1 ? match : `${matches.length} problem sets have this title: choose one from the list.`;
}

function searchQuery(q: string) {
  return callQuery(apiQuery('GET /search', { query: { q: q.slice(0, 200), kind: 'problem_set' } }));
}

function isSame(title: string, typed: string): boolean {
  return title.trim().toLowerCase() === typed.trim().toLowerCase();
}
