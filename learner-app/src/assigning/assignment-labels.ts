import type { AssignmentTopic } from '@fourfold/core/contract/assignable';
import type { Assignment } from '@fourfold/core/contract/assignments';
import { isPracticeTopicKind, topicKinds } from '@fourfold/core/topics/topic-kinds';

export function topicLabel(topic: AssignmentTopic): string {
  return isPracticeTopicKind(topic) ? topicKinds[topic].title : topic.toUpperCase();
}

type AssignedWork = Pick<Assignment, 'reference_type' | 'variant'>;

/** The type of assigned work, as tables and lists show it. */
export function typeLabel({ reference_type, variant }: AssignedWork): string {
  if (reference_type === 'test') return variant === 'real' ? 'Real test' : 'Mock test';
  if (reference_type === 'mistakes') return 'Mistakes';
  return reference_type === 'sequence' ? 'Sequence' : 'Problem set';
}
