import type { Subtopic } from '@fourfold/core/contract/content';

/** One question of the flow; a reload keeps the place. */
export function addressIn(topicId: string, questionId: string): string {
  return `/topic/${topicId}/question/${questionId}`;
}

/** The list that a sub-topic stands in, open at it. */
export function listOf({ topic_type, test_id, id }: Subtopic): string {
  return `/home/${topic_type}?${new URLSearchParams({ topic: test_id, subtopic: id })}`;
}
