import { callQuery } from '@fourfold/app-shell/call-query';
import { apiQuery } from '@fourfold/core/client/api-query';
import type { Topic } from '@fourfold/core/contract/content';
import type { Call } from '@fourfold/core/contract/contract';
import { type TopicKind, topicKinds } from '@fourfold/core/topics/topic-kinds';
import { queryClient } from '../../../data/query-client.ts';

/** Query options of the whole tree of a topic manager, which one call returns. */
export function treeQuery(kind: TopicKind) {
  return callQuery(apiQuery(`GET /${topicKinds[kind].records}`));
}

/** Other calls whose replies contain titles or branches of trees. */
const otherTreeCalls: ReadonlySet<unknown> = new Set<Call>([
  'GET /tests/{id}',
  'GET /subtopics',
  'GET /subtopics/{id}',
  'GET /subsubtopics',
  'GET /subsubtopics/{id}',
]);

/** Changes the cached tree. A running fetch is cancelled, because it would bring back the old tree. */
export async function changeTree(kind: TopicKind, change: (tree: readonly Topic[]) => Topic[]): Promise<void> {
  const { queryKey } = treeQuery(kind);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (reply) => reply && { ...reply, data: change(reply.data) });
  await queryClient.invalidateQueries({
    predicate: ({ queryKey: [call] }) => otherTreeCalls.has(call),
    refetchType: 'none',
  });
}

/** Fetches the present tree from the server. */
export async function fetchTree(kind: TopicKind): Promise<readonly Topic[]> {
  const { data } = await queryClient.fetchQuery({ ...treeQuery(kind), staleTime: 0 });
  return data;
}
