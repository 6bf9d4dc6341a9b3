import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { keepOnTop } from '../alerts/keep-on-top.ts';
import css from './banner.module.css';
import { makeRoom } from './make-room.ts';

type BannerProps = {
  /** Whose work this is; a name in it stands in a `<b>`. One line of it on phones. */
  who: ReactNode;
  /** What cannot be done. */
  children: ReactNode;
  action: ReactNode;
};

/**
 * Across the top of every page, above all else, dialogs too, and it cannot be closed: whose work this is, and the way
 * back. The page below it moves down by its height.
 */
export function Banner({ who, children, action }: BannerProps) {
  const [host] = useState(topLayer);
  useLayoutEffect(() => {
    const stops = [keepOnTop(host, true), makeRoom(host)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [host]);
  return createPortal(
    <aside className={css.banner} aria-label="Tutor session">
      <span className={css.words}>
        <span className={css.who}>{who}</span> {children}
      </span>
      <span className={css.action}>{action}</span>
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
