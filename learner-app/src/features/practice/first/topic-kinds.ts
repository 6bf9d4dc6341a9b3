import type { TopicKind } from '@fourfold/core/contract/content';

/** The kinds of practice topics, as in routes, with their titles. */
export const practiceTopicKinds = {
  math: 'Math',
  grammar: 'Grammar',
  reading: 'Reading',
} as const satisfies Record<Exclude<TopicKind, 'sat'>, string>;
export type PracticeTopicKind = keyof typeof practiceTopicKinds;

export function isPracticeTopicKind(name: string | null | undefined): name is PracticeTopicKind {
  return name != null && Object.hasOwn(practiceTopicKinds, name);
}
