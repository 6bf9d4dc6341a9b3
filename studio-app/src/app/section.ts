import type { TopicKind } from '@fourfold/core/contract/content';
import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';

/** How a page tells the shell which topic manager it belongs to: its address doesn't say so. */
export type Section = { enter(kind: TopicKind | null): void };

/** Marks the manager's entry in the menu while the page is shown. */
export function useSection(kind: TopicKind | undefined): void {
  const { enter } = useOutletContext<Section>();
  useEffect(() => {
    enter(kind ?? null);
    return () => enter(null);
  }, [kind, enter]);
}
