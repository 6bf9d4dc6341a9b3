import type { TopicFlow } from '@fourfold/core/contract/read-content';
import { topicKinds } from '@fourfold/core/topics/topic-kinds';

/** URL of one question of the flow. */
export function flowAddress(topicId: string, questionId: string): string {
  return `/topic/${topicId}/question/${questionId}`;
}

/** URL of the topic list, open at the topic or at one of its sub-topics. */
export function topicListAddress({ id, topic_id, topic_type }: TopicFlow, subtopic: string | null = null): string {
  const at = subtopic ?? (id === topic_id ? null : id);
  return `/home/${topicKinds[topic_type].page}?${new URLSearchParams({ topic: topic_id, ...(at && { subtopic: at }) })}`;
}
