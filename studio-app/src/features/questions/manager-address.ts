import type { TopicKind } from '@fourfold/core/contract/content';

/** A topic manager with a branch of it open. */
export function managerAddress(kind: TopicKind, branch: Readonly<Record<string, string>>): string {
  return `/admin/${kind}-topics?${new URLSearchParams(branch)}`;
}
