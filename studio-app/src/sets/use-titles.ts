import { ask } from '@fourfold/core/client/ask';
import type { Found } from '@fourfold/core/contract/desk';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';
import { attempt } from '../session/attempt.ts';

/** Milliseconds after the last key until the search. */
const pause = 200;

type Titles = {
  /** Sets whose titles contain the typed words. */
  found: readonly Found[];
  /**
   * Searches the one set with exactly this title. Resolves to an error message if there is none or
   * more than one, to false if the search failed.
   */
  byWords: (typed: string) => Promise<Found | string | false>;
};

/** Searches problem sets by the words of their titles. */
export function useTitles(typed: string): Titles {
  const words = useSettled(typed.trim());
  const { data } = useQuery({ ...lookUp(words), enabled: words !== '', throwOnError: false });
  return { found: words === '' ? [] : (data?.data ?? []), byWords };
}

async function byWords(typed: string): Promise<Found | string | false> {
  const found = await attempt(queryClient.fetchQuery(lookUp(typed.trim())));
  if (!found) return false;
  const same = found.data.filter(({ title }) => isSame(title, typed));
  const [only] = same;
  if (!only) return 'No Problem Set Found';
  return same.length === 1 ? only : `${same.length} problem sets have this title: choose one from the list.`;
}

function lookUp(q: string) {
  return queryOf(ask('GET /search', { query: { q: q.slice(0, 200), kind: 'problem_set' } }));
}

function isSame(title: string, typed: string): boolean {
  return title.trim().toLowerCase() === typed.trim().toLowerCase();
}

function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : settled;
}
