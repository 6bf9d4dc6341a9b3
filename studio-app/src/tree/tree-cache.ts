import { ask } from '@fourfold/core/client/ask';
import type { Topic, TopicKind } from '@fourfold/core/contract/content';
import type { Call } from '@fourfold/core/contract/contract';
import { queryClient } from '../data/query-client.ts';
import { queryOf } from '../data/query-of.ts';
import { topicCalls } from './topic-calls.ts';

/** The whole tree of a kind, as one call reads it. */
export function treeQuery(kind: TopicKind) {
  return queryOf(ask(topicCalls[kind].list));
}

/** Other replies that carry titles and branches of trees. */
const besides: ReadonlySet<unknown> = new Set<Call>([
  'GET /tests/{id}',
  'GET /subtopics',
  'GET /subtopics/{id}',
  'GET /subsubtopics',
  'GET /subsubtopics/{id}',
]);

/** Changes the tree that is shown; a read under way would bring the one from before, and is given up. */
export async function changeTree(kind: TopicKind, change: (tree: readonly Topic[]) => Topic[]): Promise<void> {
  const { queryKey } = treeQuery(kind);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (reply) => reply && { ...reply, data: change(reply.data) });
  await queryClient.invalidateQueries({ predicate: ({ queryKey: [call] }) => besides.has(call), refetchType: 'none' });
}

/** The tree as it is on the server now. */
export async function readTree(kind: TopicKind): Promise<readonly Topic[]> {
  const { data } = await queryClient.fetchQuery({ ...treeQuery(kind), staleTime: 0 });
  return data;
}
