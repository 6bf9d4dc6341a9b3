import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { TreeCount } from '@fourfold/core/contract/tree';
import type { TopicKind } from '@fourfold/core/topics/topic-kinds';
import { useQuery } from '@tanstack/react-query';
import type { TreeCounts } from './tree-counts.ts';

/** What each record of a tree contains itself; undefined until it is known, and if it cannot be loaded. */
export function useTreeCounts(topic_type: TopicKind): TreeCounts | undefined {
  const { data } = useQuery({
    ...callQuery(apiQuery('GET /tree_counts', { query: { topic_type } })),
    // Questions are written on other pages.
    ...{ staleTime: 0, throwOnError: false, meta: { saysItself: true } },
    select: toCounts,
  });
  return data;
}

const toCounts = ({ data }: { data: readonly TreeCount[] }): TreeCounts => new Map(data.map((one) => [one.id, one]));
