import type { TopicKind } from '@fourfold/core/contract/content';
import type { TopicFlow } from '@fourfold/core/contract/read-content';

/** URL of one question of the flow. */
export function flowAddress(topicId: string, questionId: string): string {
  return `/topic/${topicId}/question/${questionId}`;
}

/** URL of the topic list, open at the topic or at one of its sub-topics. */
export function topicListAddress({ id, topic_id, topic_type }: TopicFlow, subtopic: string | null = null): string {
  const at = subtopic ?? (id === topic_id ? null : id);
  const list = topic_type === 'sat' ? 'sat-topics' : topic_type;
  return `/home/${list}?${new URLSearchParams({ topic: topic_id, ...(at && { subtopic: at }) })}`;
}

/** Page titles of the topic lists. */
export const listTitles: Record<TopicKind, string> = {
  math: 'Math',
  grammar: 'Grammar',
  reading: 'Reading',
  sat: 'SAT Topics',
};
