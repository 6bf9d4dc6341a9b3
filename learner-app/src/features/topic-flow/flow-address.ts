import type { TopicKind } from '@fourfold/core/contract/content';
import type { TopicFlow } from '@fourfold/core/contract/read-content';

/** One question of the flow; a reload keeps the place. */
export function addressIn(topicId: string, questionId: string): string {
  return `/topic/${topicId}/question/${questionId}`;
}

/** The list that the topic is in, open at it, or at a sub-topic of it. */
export function listOf({ id, topic_id, topic_type }: TopicFlow, subtopic: string | null = null): string {
  const at = subtopic ?? (id === topic_id ? null : id);
  const list = topic_type === 'sat' ? 'sat-topics' : topic_type;
  return `/home/${list}?${new URLSearchParams({ topic: topic_id, ...(at && { subtopic: at }) })}`;
}

/** The lists as their pages are titled. */
export const listTitles: Record<TopicKind, string> = {
  math: 'Math',
  grammar: 'Grammar',
  reading: 'Reading',
  sat: 'SAT Topics',
};
