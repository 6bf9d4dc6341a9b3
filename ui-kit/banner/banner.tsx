import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import css from './banner.module.css';
import { bannerHost, showBannerHost } from './banner-host.ts';

type BannerProps = {
  /** Accessible name of the landmark. */
  label: string;
  /** The main text; names are in a `<b>`. One line on phones. */
  description: ReactNode;
  /** The second sentence: what is not possible, or what to do. */
  children: ReactNode;
  action: ReactNode;
  /** A note is less prominent than a mark. */
  kind?: 'mark' | 'note';
};

/**
 * A banner at the top of every page, above everything including dialogs; it cannot be closed. The
 * page moves down by its height; several banners stack.
 */
export function Banner({ label, description, children, action, kind = 'mark' }: BannerProps) {
  useLayoutEffect(showBannerHost, []);
  return createPortal(
    <aside className={css.banner} aria-label={label} data-kind={kind}>
      <span className={css.words}>
        <span className={css.who}>{description}</span> {children}
      </span>
      <span className={css.action}>{action}</span>
    </aside>,
    bannerHost(),
  );
}
