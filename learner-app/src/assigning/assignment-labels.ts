import type { Assignment, AssignmentTopic } from '@fourfold/core/contract/assignments';

export const topicLabels: Readonly<Record<AssignmentTopic, string>> = {
  sat: 'SAT',
  act: 'ACT',
  reading: 'Reading',
  grammar: 'Grammar',
  math: 'Math',
};

export const typeLabels: Readonly<Record<Assignment['reference_type'], string>> = {
  problem_set: 'Problem set',
  sequence: 'Sequence',
};
