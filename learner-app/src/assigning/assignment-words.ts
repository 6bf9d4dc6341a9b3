import type { Assignment, AssignmentTopic } from '@fourfold/core/contract/assignments';

export const topicWords: Readonly<Record<AssignmentTopic, string>> = {
  sat: 'SAT',
  act: 'ACT',
  reading: 'Reading',
  grammar: 'Grammar',
  math: 'Math',
};

export const typeWords: Readonly<Record<Assignment['reference_type'], string>> = {
  problem_set: 'Problem set',
  sequence: 'Sequence',
};
