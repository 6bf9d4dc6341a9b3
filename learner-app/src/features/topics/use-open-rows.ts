import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressQuery } from '../../app/use-address-query.ts';
import { endSummaryIn } from '../../end/end-summary.ts';
import type { ListedTopic } from './topic-addresses.ts';

/** Which rows are open, and which one the URL names. */
export type OpenRows = {
  isOpen(id: string): boolean;
  toggle(id: string): void;
  /** The deepest row that the URL names: it is marked and scrolled to. */
  target: string | null;
};

const levels = ['topic', 'subtopic', 'subsubtopic'] as const;

/** Opens the branch of the query's topic, subtopic and subsubtopic on load (TOP-005). */
export function useOpenRows(topics: readonly ListedTopic[] | undefined): OpenRows {
  const query = useAddressQuery();
  const idsInUrl = levels.map((level) => query.get(level)).filter((id) => id !== null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(idsInUrl));
  const target = deepest(topics, idsInUrl);

  // The panel about a finished sequence or set, at the top of the page, comes first.
  const hasEndSummary = endSummaryIn(useLocation().state) !== null;
  useEffect(() => {
    if (target !== null && !hasEndSummary) document.getElementById(rowId(target))?.scrollIntoView({ block: 'center' });
  }, [target, hasEndSummary]);

  return {
    isOpen: (id) => open.has(id),
    toggle: (id) => setOpen((before) => (before.has(id) ? without(before, id) : new Set(before).add(id))),
    target,
  };
}

/** DOM id of a row, used as a URL anchor. */
export function rowId(id: string): string {
  return `row-${id}`;
}

function deepest(topics: readonly ListedTopic[] | undefined, idsInUrl: readonly string[]): string | null {
  const all = (topics ?? []).flatMap((topic) => [
    topic.id,
    ...topic.subtopics.flatMap((subtopic) => [subtopic.id, ...subtopic.subsubtopics.map(({ id }) => id)]),
  ]);
  return idsInUrl.findLast((id) => all.includes(id)) ?? null;
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  return new Set([...ids].filter((other) => other !== id));
}
