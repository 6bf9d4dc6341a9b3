import { ShellPage } from '@fourfold/ui-kit/app-shell';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { ExamSidebar } from '../features/questions/exam-sidebar.tsx';
import { TopicSidebar } from '../features/questions/topic-sidebar.tsx';
import type { Branch, BranchContext } from './navigation-branch.ts';

/**
 * The layout of the pages that edit questions; wide screens show the tree or the numbers of the exam beside the page.
 */
export function Component() {
  const { enter: enterShell } = useOutletContext<BranchContext>();
  const [branch, setBranch] = useState<Branch | null>(null);
  // Navigation between these pages does not clear the tree.
  const enter = useCallback((next: Branch | null) => next && setBranch(next), []);
  useEffect(() => {
    enterShell(branch);
    return () => enterShell(null);
  }, [branch, enterShell]);
  const section = useMemo<BranchContext>(() => ({ enter }), [enter]);
  const isWide = useSyncExternalStore(subscribeToWidth, isWideScreen);
  return (
    <ShellPage kind="desk" aside={isWide ? branch && <BranchPanel branch={branch} /> : undefined}>
      <Outlet context={section} />
    </ShellPage>
  );
}

function BranchPanel({ branch }: { branch: Branch }) {
  return branch.kind === 'exam' ? <ExamSidebar {...branch} /> : <TopicSidebar {...branch} />;
}

/** Leaves 560 pixels for a card beside the menu and the properties. */
const wideScreen = matchMedia('(min-width: 85rem)');

function subscribeToWidth(onChange: () => void) {
  wideScreen.addEventListener('change', onChange);
  return () => wideScreen.removeEventListener('change', onChange);
}

function isWideScreen(): boolean {
  return wideScreen.matches;
}
