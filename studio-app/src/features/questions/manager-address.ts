import type { TopicKind } from '@fourfold/core/topics/topic-kinds';

/** URL of a topic manager with one branch expanded. */
export function managerAddress(kind: TopicKind, branch: Readonly<Record<string, string>>): string {
  return `/admin/${kind}-topics?${new URLSearchParams(branch)}`;
}
