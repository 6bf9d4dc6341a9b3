import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Outlet, useOutletContext } from 'react-router-dom';
import { SideNumbers } from '../features/questions/side-numbers.tsx';
import { SideTree } from '../features/questions/side-tree.tsx';
import css from './desk-frame.module.css';
import type { Branch, Section } from './section.ts';

/**
 * The layout of the pages that edit questions; wide screens show the tree or the numbers of the
 * exam beside the page.
 */
export function Component() {
  const { enter: enterShell } = useOutletContext<Section>();
  const [branch, setBranch] = useState<Branch | null>(null);
  // Navigation between these pages does not clear the tree.
  const enter = useCallback((next: Branch | null) => next && setBranch(next), []);
  useEffect(() => {
    enterShell(branch);
    return () => enterShell(null);
  }, [branch, enterShell]);
  const section = useMemo<Section>(() => ({ enter }), [enter]);
  const isWide = useSyncExternalStore(followWidth, hasRoom);
  return (
    <div className={css.frame}>
      {isWide && <div className={css.tree}>{branch && <Beside branch={branch} />}</div>}
      <main className={css.page} id="main" tabIndex={-1}>
        <Outlet context={section} />
      </main>
    </div>
  );
}

function Beside({ branch }: { branch: Branch }) {
  return branch.kind === 'exam' ? <SideNumbers {...branch} /> : <SideTree {...branch} />;
}

/** Leaves 560 pixels for a card beside the menu and the properties. */
const room = matchMedia('(min-width: 1360px)');

function followWidth(onChange: () => void) {
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
}

function hasRoom(): boolean {
  return room.matches;
}
