import type { TopicKind } from '@fourfold/core/contract/content';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';

/** Where a page stands in a topic manager's tree. */
export type Branch = {
  kind: TopicKind;
  /** What it stands in, the highest first, and itself where it is in the tree. */
  ids: readonly string[];
};

/** How a page tells what lies around it where it stands: its address doesn't say so. */
export type Section = { enter(branch: Branch | null): void };

/** Marks the manager's entry in the menu, and the page's own in the tree beside it, while the page is shown. */
export function useSection(kind: TopicKind | undefined, ...ids: readonly (string | null | undefined)[]): void {
  const { enter } = useOutletContext<Section>();
  const known = ids.filter((id) => typeof id === 'string').join(' ');
  useEffect(() => {
    enter(kind ? { kind, ids: known === '' ? [] : known.split(' ') } : null);
    return () => enter(null);
  }, [kind, known, enter]);
}
