import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepOnTop } from '../alerts/keep-on-top.ts';
import css from './banner.module.css';
import { makeRoom } from './make-room.ts';

/**
 * Across the top of every page, above all else, dialogs too, and it cannot be closed: whose work this is, and the way
 * back. The page below it moves down by its height.
 */
export function Banner({ children, action }: { children: ReactNode; action?: ReactNode }) {
  const [host] = useState(topLayer);
  useLayoutEffect(() => {
    const stops = [keepOnTop(host, true), makeRoom(host)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  return createPortal(
    <aside className={css.banner} aria-label="Tutor session">
      <span className={css.words}>{children}</span>
      {action && <span className={css.action}>{action}</span>}
    </aside>,
    host,
  );
}

function topLayer(): HTMLElement {
  const host = document.createElement('div');
  host.className = css.host ?? '';
  host.popover = 'manual';
  return host;
}
