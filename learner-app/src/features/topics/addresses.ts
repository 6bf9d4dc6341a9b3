import type { Subsubtopic, Subtopic, Topic, TopicKind } from '@fourfold/core/contract/content';

type WithId = { id: string };
/** From a topic down to what is opened. */
export type Branch = { topic: WithId; subtopic?: WithId | undefined; subsubtopic?: WithId | undefined };
export type ListedTopic = Topic;
export type ListedSubtopic = Topic['subtopics'][number];
export type ListedSubsubtopic = Subsubtopic;

/** The query that opens a branch of the list again (1§2.3). */
function branchQuery({ topic, subtopic, subsubtopic }: Branch): string {
  return new URLSearchParams({
    topic: topic.id,
    ...(subtopic && { subtopic: subtopic.id }),
    ...(subsubtopic && { subsubtopic: subsubtopic.id }),
  }).toString();
}

/** Where the own questions of a sub-topic are practised. */
export function subtopicSequence(kind: TopicKind, subtopic: Pick<Subtopic, 'id' | 'test_id'>): string {
  return `/home/${kind}/${subtopic.id}/${subtopic.test_id}?topic=${subtopic.test_id}`;
}

/** Where a sub-sub-topic is practised. */
export function subsubtopicSequence(kind: TopicKind, branch: Required<Branch>): string {
  const { subtopic, subsubtopic } = branch as Record<'subtopic' | 'subsubtopic', WithId>;
  return `/home/${kind}/subsubtopic/${subsubtopic.id}/${subtopic.id}?${branchQuery(branch)}`;
}

/** Where a problem set is practised: below its parent, with the way back in the query. */
export function problemSet(kind: TopicKind, set: WithId, branch: Branch): string {
  const parent = branch.subsubtopic ?? branch.topic;
  const page = kind === 'sat' ? 'sat-topics' : kind;
  return `/home/problemset/${set.id}/${parent.id}?page=${page}&${branchQuery(branch)}`;
}
