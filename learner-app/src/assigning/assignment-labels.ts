import type { Assignment, AssignmentTopic } from '@fourfold/core/contract/assignments';
import { isPracticeTopicKind, topicKinds } from '@fourfold/core/topics/topic-kinds';

export function topicLabel(topic: AssignmentTopic): string {
  return isPracticeTopicKind(topic) ? topicKinds[topic].title : topic.toUpperCase();
}

export const typeLabels: Readonly<Record<Assignment['reference_type'], string>> = {
  problem_set: 'Problem set',
  sequence: 'Sequence',
};
