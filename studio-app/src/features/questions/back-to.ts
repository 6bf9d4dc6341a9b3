import type { TopicKind } from '@fourfold/core/contract/content';

/** The topic manager, with the branch that one came from open again (3§2). */
export function backTo(kind: TopicKind, branch: Readonly<Record<string, string>>): string {
  return `/admin/${kind}-topics?${new URLSearchParams(branch)}`;
}
