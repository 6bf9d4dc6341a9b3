import type { Subsubtopic, Subtopic, Topic } from '@fourfold/core/contract/content';
import { type TopicKind, topicKinds } from '@fourfold/core/topics/topic-kinds';

type WithId = { id: string };
/** The path from a topic down to the opened item. */
export type Branch = { topic: WithId; subtopic?: WithId | undefined; subsubtopic?: WithId | undefined };
export type ListedTopic = Topic;
export type ListedSubtopic = Topic['subtopics'][number];
export type ListedSubsubtopic = Subsubtopic;

/** The query that opens a branch of the list (TOP-005). */
function branchQuery({ topic, subtopic, subsubtopic }: Branch): string {
  return new URLSearchParams({
    topic: topic.id,
    ...(subtopic && { subtopic: subtopic.id }),
    ...(subsubtopic && { subsubtopic: subsubtopic.id }),
  }).toString();
}

/** URL of the sequence of a sub-topic's own questions (SEQ-002). */
export function subtopicSequenceAddress(kind: TopicKind, subtopic: Pick<Subtopic, 'id' | 'test_id'>): string {
  return `/home/${kind}/${subtopic.id}/${subtopic.test_id}?topic=${subtopic.test_id}`;
}

/** URL of the sequence of a sub-sub-topic (SEQ-001). */
export function subsubtopicSequenceAddress(kind: TopicKind, branch: Required<Branch>): string {
  const { subtopic, subsubtopic } = branch as Record<'subtopic' | 'subsubtopic', WithId>;
  return `/home/${kind}/subsubtopic/${subsubtopic.id}/${subtopic.id}?${branchQuery(branch)}`;
}

/** URL of a problem set: the path names its parent, the query the branch that Back opens (PBS-001, PBS-002). */
export function problemSetAddress(kind: TopicKind, set: WithId, branch: Branch): string {
  const parent = branch.subsubtopic ?? branch.topic;
  return `/home/problemset/${set.id}/${parent.id}?page=${topicKinds[kind].page}&${branchQuery(branch)}`;
}
