import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import css from './banner.module.css';
import { holdTop, top } from './top.ts';

type BannerProps = {
  /** As a landmark. */
  label: string;
  /** Whose work this is, or what has happened; a name in it stands in a `<b>`. One line of it on phones. */
  who: ReactNode;
  /** What cannot be done, or should be. */
  children: ReactNode;
  action: ReactNode;
  /** A note is quiet beside what must not be missed. */
  kind?: 'mark' | 'note';
};

/**
 * Across the top of every page, above all else, dialogs too, and it cannot be closed: whose work this is, and the way
 * back. The page below it moves down by its height; banners stand below each other.
 */
export function Banner({ label, who, children, action, kind = 'mark' }: BannerProps) {
  useLayoutEffect(holdTop, []);
  return createPortal(
    <aside className={css.banner} aria-label={label} data-kind={kind}>
      <span className={css.words}>
        <span className={css.who}>{who}</span> {children}
      </span>
      <span className={css.action}>{action}</span>
    </aside>,
    top(),
  );
}
